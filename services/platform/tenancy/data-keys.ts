import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DataKeyView } from '../base/administration.ts';
import type { Clock, Keys } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';
import { lockTenant } from '../data/lock-tenant.ts';
import type { PlatformTables } from '../data/tables.ts';

/** Milliseconds for which a process caches a tenant's keys; after them every process seals (encrypts) with the newest key. */
export const KEY_CACHE_MS = 5_000;
const KEY_BYTES = 32;

export interface DataKey {
  number: number;
  bytes: Uint8Array;
  /** True if files may still be sealed with older keys. */
  hasOlder: boolean;
}

export type DataKeys = ReturnType<typeof createDataKeys>;

/** Creates the store of data keys, which seal the tenants' files. */
export function createDataKeys(engine: Engine, clock: Clock, keys: Keys) {
  const cache = new Map<string, { keys: readonly DataKey[]; until: number }>();
  const sealer = keys.sealer('tenant-data-keys', {
    ...{ table: 'platform.tenant_keys', key: ['tenant_id', 'number'], column: 'wrapped' },
    context: ({ tenant_id, number }) => contextOf(tenant_id, number),
  });
  const rowsOf = (tenantId: string) =>
    engine.db().selectFrom('platform.tenant_keys').selectAll().where('tenant_id', '=', tenantId).orderBy('number', 'desc').execute();

  /** Locks a tenant's keys. Returns the number of the newest key, 0 for none. */
  const lockNewest = async (db: Kysely<PlatformTables>, tenantId: string): Promise<number> => {
    await lockTenant(db, tenantId);
    return (await rowsOf(tenantId))[0]?.number ?? 0;
  };

  const updateOlder = (db: Kysely<PlatformTables>, tenantId: string, number: number, idle_since: Date | null) =>
    db.updateTable('platform.tenant_keys').set({ idle_since }).where('tenant_id', '=', tenantId).where('number', '<', number);

  const refresh = async (tenantId: string): Promise<readonly DataKey[]> => {
    const rows = await rowsOf(tenantId);
    if (rows.length === 0) throw new Problem('not_found', `There is no tenant ${tenantId}.`);
    const unwrap = ({ number, wrapped }: (typeof rows)[number]) => sealer.unseal(wrapped, contextOf(tenantId, number));
    const bytes = await Promise.all(rows.map(unwrap));
    const dataKeys = rows.map(({ number }, at) => ({ number, bytes: bytes[at]!, hasOlder: at < rows.length - 1 }));
    engine.afterCommit(() => cache.set(tenantId, { keys: dataKeys, until: clock.now().getTime() + KEY_CACHE_MS }));
    return dataKeys;
  };

  return {
    /** Creates a new key of a tenant, which seals from now on. */
    make: (tenantId: string): Promise<DataKeyView> =>
      engine.inTransaction(async (db) => {
        const number = (await lockNewest(db, tenantId)) + 1;
        const wrappedKey = await sealer.seal(randomBytes(KEY_BYTES), contextOf(tenantId, number));
        const row = { tenant_id: tenantId, number, wrapped: wrappedKey, created_at: clock.now() };
        await db.insertInto('platform.tenant_keys').values(row).execute();
        engine.afterCommit(() => cache.delete(tenantId));
        return { number, createdAt: row.created_at, idleSince: null };
      }),

    list: async (tenantId: string): Promise<DataKeyView[]> => (await rowsOf(tenantId)).map(viewOf),

    /** Returns the key that seals now. `fresh`: reads the database, not the cache. */
    async newest(tenantId: string, fresh = false): Promise<DataKey> {
      const entry = cache.get(tenantId);
      const dataKeys = entry && !fresh && entry.until > clock.now().getTime() ? entry.keys : await refresh(tenantId);
      return dataKeys[0]!;
    },

    /** Returns a key. Throws if the tenant has no key of this number. */
    async byNumber(tenantId: string, number: number): Promise<Uint8Array> {
      const bytesIn = (dataKeys: readonly DataKey[] | undefined) => dataKeys?.find((key) => key.number === number)?.bytes;
      const key = bytesIn(cache.get(tenantId)?.keys) ?? bytesIn(await refresh(tenantId));
      if (!key) throw new Error(`The tenant has no key ${number} any more.`);
      return key;
    },

    /** Records that files need older keys, or needed them until now. */
    need: (tenantId: string): Promise<void> =>
      engine.inTransaction(async (db) => {
        await updateOlder(db, tenantId, await lockNewest(db, tenantId), null).execute();
      }),

    /** Records that no file needs older keys. Deletes the keys that have been unneeded since `before`, and returns their number. */
    retire: (tenantId: string, before: Date): Promise<number> =>
      engine.inTransaction(async (db) => {
        const number = await lockNewest(db, tenantId);
        await updateOlder(db, tenantId, number, clock.now()).where('idle_since', 'is', null).execute();
        const { numDeletedRows } = await db
          .deleteFrom('platform.tenant_keys')
          .where('tenant_id', '=', tenantId)
          .where('number', '<', number)
          .where('idle_since', '<=', before)
          .executeTakeFirst();
        engine.afterCommit(() => cache.delete(tenantId));
        return Number(numDeletedRows);
      }),
  };
}

const contextOf = (tenantId: unknown, number: unknown) => `${tenantId} ${number}`;

function viewOf({ number, created_at, idle_since }: Selectable<PlatformTables['platform.tenant_keys']>): DataKeyView {
  return { number, createdAt: created_at, idleSince: idle_since };
}
