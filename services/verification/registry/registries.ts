import type { RegistryKind, RegistryRecord } from '#contracts/verification/registry.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { RegistryNames } from './names.ts';

/** A number or code under which a registry finds records. */
type RegistryKey = 'curp' | 'rfc' | 'cic' | 'elector_key' | 'nss';
type KeyQuery = { [Key in RegistryKey]: { by: Key } & Record<Key, string> }[RegistryKey];

/** Asks by a key, or by names and a date for a fact of one kind; a company's date is that of its incorporation. */
export type RegistryQuery = KeyQuery | ({ by: 'names'; kind: 'curp' | 'rfc' | 'company'; birth_date: string } & RegistryNames);

export const keyIn = (query: KeyQuery): string => (query as unknown as Record<RegistryKey, string>)[query.by];

/** Returns the kind of fact that a query asks for. */
export function kindOf(query: RegistryQuery): RegistryKind {
  switch (query.by) {
    case 'names':
      return query.kind;
    case 'rfc':
      return query.rfc.length === LENGTH_OF_COMPANY_RFC ? 'company' : 'rfc';
    case 'cic':
    case 'elector_key':
      return 'credential';
    case 'curp':
    case 'nss':
      return query.by;
  }
}

/** The number of characters of a legal person's RFC; a natural person's has 13. */
const LENGTH_OF_COMPANY_RFC = 12;

/** Returns true if a record has a fact of this kind. */
export function tells(record: RegistryRecord, kind: RegistryKind): boolean {
  switch (kind) {
    case 'curp':
    case 'nss':
      return record[kind] !== undefined;
    case 'rfc':
    case 'company':
      return record.rfc !== undefined && kindOf({ by: 'rfc', rfc: record.rfc }) === kind;
    case 'credential':
      return record.credential_type !== undefined;
  }
}

/** Finds people and companies. Throws `provider_not_configured` without a provider, `unavailable` if the provider does not answer. */
export interface Registry {
  /** Returns the value of the header `Svc-Source`. */
  source(owner: Owner): string;
  /** True if the registry answers for the authority, so that what it lacks does not exist. False for a table that a tenant filled. */
  isAuthority(owner: Owner): boolean;
  /** Throws `provider_not_configured` if every `find` of this kind would. */
  ready(owner: Owner, kind: RegistryKind): Promise<void>;
  find(owner: Owner, query: RegistryQuery, timeoutMs: number): Promise<readonly RegistryRecord[]>;
}
