import type { Generated, JSONColumnType } from 'kysely';
import type { RegistryRecord } from '#contracts/verification/registry.ts';

export interface VerificationTables {
  'verification.registry': {
    tenant_id: string;
    livemode: boolean;
    /** The CURP; if there is none, the RFC. */
    key: string;
    rfc: string | null;
    cic: string | null;
    elector_key: string | null;
    nss: string | null;
    /** Names and date of birth (`names.ts`), by which a record is searched without its CURP or RFC. */
    person_key: string;
    record: JSONColumnType<RegistryRecord>;
    imported_at: Date;
  };
  'verification.lookups': {
    tenant_id: string;
    livemode: boolean;
    uuid: string;
    kind: 'curp' | 'cfdi' | 'credential';
    attempts: Generated<number>;
    created_at: Date;
    ended_at: Date | null;
  };
  'verification.requests': {
    tenant_id: string;
    uuid: string;
    /** The encrypted `LookupRequest`. */
    request: Uint8Array;
  };
}
