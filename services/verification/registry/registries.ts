import type { RegistryRecord } from '#contracts/verification/registry.ts';
import type { Owner } from '#platform/base/administration.ts';

/** Whom a registry is asked for. */
export type RegistryQuery =
  | { by: 'curp'; curp: string }
  | { by: 'rfc'; rfc: string }
  /** A company has `name` alone. */
  | { by: 'names'; name: string; first_last_name?: string | undefined; second_last_name?: string | undefined; birth_date: string }
  | { by: 'cic'; cic: string }
  | { by: 'elector_key'; elector_key: string }
  | { by: 'nss'; nss: string };

/** Says what is known of people and companies. Throws `provider_not_configured` where there is nobody to ask, `unavailable` where it does not answer. */
export interface Registry {
  /** For the header `Svc-Source`. */
  source(owner: Owner): string;
  /** Throws `provider_not_configured` where `find` would for whomever it is asked. */
  ready(owner: Owner): Promise<void>;
  find(owner: Owner, query: RegistryQuery, timeoutMs: number): Promise<readonly RegistryRecord[]>;
}
