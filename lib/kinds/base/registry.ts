import type { ExtractedCurpRecord, InsuredPerson } from './members.ts';
import type { Flag } from './operation.ts';

/** Registries that an extraction request wants checked, by form flag. */
export type RegistryQuestions = Readonly<Partial<Record<Flag, boolean>>>;

/** The registries with the rights of one caller. A method returns null if no provider is configured. */
export interface CallerRegistry {
  /** Throws `scope_missing` for a caller without the scope. */
  checkScope(): void;
  /** `record` is null if the registry does not know the CURP. */
  curp(curp: string): Promise<{ record: ExtractedCurpRecord | null } | null>;
  rfc(rfc: string): Promise<{ valid: boolean } | null>;
  /** `person` is null if the registry does not name the holder. */
  nss(nss: string): Promise<{ valid: boolean; person: InsuredPerson | null } | null>;
}
