import type { RegistryKind } from '#contracts/verification/registry.ts';
import { TABLE_SOURCE } from '#contracts/verification/source.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { VerificationTables } from '../model/tables.ts';
import { kindOf, type Registry, tells } from '../registry/registries.ts';
import { registryOf } from '../registry/store.ts';

/**
 * Makes the registry from the tenant's table. It is a provider of the kinds of fact that its rows have. Of another kind it answers with
 * `provider_not_configured`, not with “unknown”.
 */
export function createLocalRegistry({ database }: Pick<Platform<VerificationTables>, 'database'>): Registry {
  const ready: Registry['ready'] = async (owner, kind) => {
    if (!(await registryOf(owner, database.query).has(kind))) throw noRows(kind);
  };
  return {
    source: () => TABLE_SOURCE,
    isAuthority: () => false,
    ready,
    async find(owner, query) {
      const kind = kindOf(query);
      const records = await registryOf(owner, database.query).find(query);
      const telling = records.filter((record) => tells(record, kind));
      if (telling.length === 0) await ready(owner, kind);
      return telling;
    },
  };
}

/** The words of the message for a fact of a kind. */
const WORDS: Readonly<Record<RegistryKind, string>> = {
  curp: 'a CURP',
  rfc: 'the RFC of a natural person',
  company: 'the RFC of a company',
  credential: 'a voter credential',
  nss: 'an NSS',
};

export const noRows = (kind: RegistryKind) =>
  new Problem(
    'provider_not_configured',
    `There is nobody to ask about ${WORDS[kind]}: no row of the tenant’s registry has one. “zaguan registry import” fills it, or REGISTRY_URL names a remote one.`,
  );
