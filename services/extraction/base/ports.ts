import type { Caller } from '#platform/base/ports.ts';
import type { ExtractedCurpRecord, InsuredPerson } from './members.ts';

/** What registries say, as the caller of an operation may hear it. Null: there is nobody to ask. */
export interface CallerRegistry {
  /** Throws `scope_missing` for a caller who may not ask them. */
  mayBeAsked(): void;
  /** `record` null: the registry does not know it. */
  curp(curp: string): Promise<{ record: ExtractedCurpRecord | null } | null>;
  rfc(rfc: string): Promise<{ valid: boolean } | null>;
  /** `person` null: the registry does not say whose it is. */
  nss(nss: string): Promise<{ valid: boolean; person: InsuredPerson | null } | null>;
}

export interface ExtractionPorts {
  registryFor(caller: Caller): CallerRegistry;
}
