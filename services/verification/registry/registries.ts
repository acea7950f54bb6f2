import type { RegistryRecord } from '#contracts/verification/registry.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { RegistryNames } from './names.ts';

/** A number under which a registry finds records. */
type RegistryNumber = 'curp' | 'rfc' | 'cic' | 'elector_key' | 'nss';
type NumberQuery = { [Number in RegistryNumber]: { by: Number } & Record<Number, string> }[RegistryNumber];

/** A company has only `name`. */
export type RegistryQuery = NumberQuery | ({ by: 'names'; birth_date: string } & RegistryNames);

export const numberIn = (query: NumberQuery): string => (query as unknown as Record<RegistryNumber, string>)[query.by];

/** Finds people and companies. Throws `provider_not_configured` without a provider, `unavailable` if the provider does not answer. */
export interface Registry {
  /** Returns the value of the header `Svc-Source`. */
  source(owner: Owner): string;
  /** Throws `provider_not_configured` if every `find` would. */
  ready(owner: Owner): Promise<void>;
  find(owner: Owner, query: RegistryQuery, timeoutMs: number): Promise<readonly RegistryRecord[]>;
}
