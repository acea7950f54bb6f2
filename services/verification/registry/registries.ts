import type { RegistryRecord } from '#contracts/verification/registry.ts';
import type { Owner } from '#platform/base/administration.ts';

export type RegistryQuery =
  | { by: 'curp'; curp: string }
  | { by: 'rfc'; rfc: string }
  /** A company has only `name`. */
  | { by: 'names'; name: string; first_last_name?: string | undefined; second_last_name?: string | undefined; birth_date: string }
  | { by: 'cic'; cic: string }
  | { by: 'elector_key'; elector_key: string }
  | { by: 'nss'; nss: string };

/** Finds people and companies. Throws `provider_not_configured` without a provider, `unavailable` if the provider does not answer. */
export interface Registry {
  /** Returns the value of the header `Svc-Source`. */
  source(owner: Owner): string;
  /** Throws `provider_not_configured` if every `find` would. */
  ready(owner: Owner): Promise<void>;
  find(owner: Owner, query: RegistryQuery, timeoutMs: number): Promise<readonly RegistryRecord[]>;
}
