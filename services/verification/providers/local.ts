import type { Platform } from '../../platform/ports.ts';
import { Problem } from '../../platform/problem.ts';
import { registryOf } from '../registry/store.ts';
import type { VerificationTables } from '../tables.ts';
import type { Registry } from './registries.ts';

/** The tenant's own table. An empty one knows nothing of anybody, and says so instead of “unknown”. */
export function createLocalRegistry({ database }: Pick<Platform<VerificationTables>, 'database'>): Registry {
  const ready: Registry['ready'] = async (owner) => {
    if (await registryOf(owner, database.query).isEmpty()) throw emptyRegistry();
  };
  return {
    source: () => 'registry',
    ready,
    async find(owner, query) {
      const found = await registryOf(owner, database.query).find(query);
      if (found.length === 0) await ready(owner);
      return found;
    },
  };
}

export const emptyRegistry = () =>
  new Problem(
    'provider_not_configured',
    'There is nobody to ask: the tenant’s registry is empty. “zaguan registry import” fills it, or REGISTRY_URL names a remote one.',
  );
