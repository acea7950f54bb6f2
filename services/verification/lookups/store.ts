import type { Kysely, Selectable, Transaction } from 'kysely';
import type { VerificationTables } from '../model/tables.ts';

export type LookupRow = Selectable<VerificationTables['verification.lookups']>;

/** Store of a tenant's lookups that are answered by webhook. */
export function lookupsOf({ tenantId }: { tenantId: string }, db: Kysely<VerificationTables> | Transaction<VerificationTables>) {
  const mine = { tenant_id: tenantId };
  const one = (uuid: string) =>
    db
      .selectFrom('verification.lookups')
      .where((where) => where.and({ ...mine, uuid }))
      .selectAll();
  const change = (uuid: string) => db.updateTable('verification.lookups').where((where) => where.and({ ...mine, uuid }));
  const dropRequests = (uuids: readonly string[]) =>
    db
      .deleteFrom('verification.requests')
      .where((where) => where.and(mine))
      .where('uuid', 'in', uuids)
      .execute();

  return {
    async insert(row: Pick<LookupRow, 'uuid' | 'livemode' | 'kind' | 'created_at'>, request: Uint8Array): Promise<void> {
      await db
        .insertInto('verification.lookups')
        .values({ ...mine, ...row, ended_at: null })
        .execute();
      await db
        .insertInto('verification.requests')
        .values({ ...mine, uuid: row.uuid, request })
        .execute();
    },

    async read(uuid: string): Promise<LookupRow | null> {
      return (await one(uuid).executeTakeFirst()) ?? null;
    },

    /** Locks the row until the transaction ends; null if it does not exist. */
    async lock(uuid: string): Promise<LookupRow | null> {
      return (await one(uuid).forUpdate().executeTakeFirst()) ?? null;
    },

    async request(uuid: string): Promise<Uint8Array | null> {
      const row = await db
        .selectFrom('verification.requests')
        .where((where) => where.and({ ...mine, uuid }))
        .select('request')
        .executeTakeFirst();
      return row?.request ?? null;
    },

    async failedOnce(uuid: string): Promise<void> {
      await change(uuid)
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .execute();
    },

    async end(uuid: string, now: Date): Promise<void> {
      await change(uuid).set({ ended_at: now }).execute();
      await dropRequests([uuid]);
    },

    async remove(uuids: readonly string[]): Promise<void> {
      await dropRequests(uuids);
      await db
        .deleteFrom('verification.lookups')
        .where((where) => where.and(mine))
        .where('uuid', 'in', uuids)
        .execute();
    },

    async before(time: Date, most: number): Promise<Pick<LookupRow, 'uuid' | 'livemode'>[]> {
      return db
        .selectFrom('verification.lookups')
        .where((where) => where.and(mine))
        .where('created_at', '<', time)
        .select(['uuid', 'livemode'])
        .limit(most)
        .execute();
    },
  };
}
