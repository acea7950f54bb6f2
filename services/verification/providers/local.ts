import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { VerificationTables } from '../model/tables.ts';
import type { Registry } from '../registry/registries.ts';
import { registryOf } from '../registry/store.ts';

/** Makes the registry from the tenant's table. An empty table results in `provider_not_configured`, not in “unknown”. */
export function createLocalRegistry({ database }: Pick<Platform<VerificationTables>, 'database'>): Registry {
  const ready: Registry['ready'] = async (owner) => {
    if (await registryOf(owner, database.query).isEmpty()) throw emptyRegistry();
  };
  return {
    source: () => 'registry',
    ready,
    async find(owner, query) {
      const store = registryOf(owner, database.query);
      const records = await store.find(query);
      if (records.length > 0) return records;
      await ready(owner);
      // A registry without any NSS must not report an NSS as unknown.
      if (query.by === 'nss' && (await store.hasNoNss())) throw emptyRegistry();
      return records;
    },
  };
}

export const emptyRegistry = () =>
  new Problem(
    'provider_not_configured',
    'There is nobody to ask: the tenant’s registry is empty. “zaguan registry import” fills it, or REGISTRY_URL names a remote one.',
  );
