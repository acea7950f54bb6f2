import type { ExtractedCurpRecord, InsuredPerson } from './members.ts';
import type { Flag } from './operation.ts';

/** The registries that a request asks. */
export type RegistryQuestions = Readonly<Partial<Record<Flag, boolean>>>;

/** The registries as one caller may ask them. Null: no provider is configured. */
export interface CallerRegistry {
  /** Throws `scope_missing` for a caller without the scope. */
  mayBeAsked(): void;
  /** `record` is null for a CURP that the registry does not know. */
  curp(curp: string): Promise<{ record: ExtractedCurpRecord | null } | null>;
  rfc(rfc: string): Promise<{ valid: boolean } | null>;
  /** `person` is null where the registry does not name the holder. */
  nss(nss: string): Promise<{ valid: boolean; person: InsuredPerson | null } | null>;
}
