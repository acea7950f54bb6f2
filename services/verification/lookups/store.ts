import type { Kysely, Selectable, Transaction } from 'kysely';
import type { VerificationTables } from '../model/tables.ts';

type LookupRow = Selectable<VerificationTables['verification.lookups']>;

/** Queries for a tenant's lookups that are answered by webhook. The request is encrypted, and deleted once it is answered. */
export function lookupsOf({ tenantId }: { tenantId: string }, db: Kysely<VerificationTables> | Transaction<VerificationTables>) {
  const tenantColumns = { tenant_id: tenantId };
  const one = (uuid: string) =>
    db
      .selectFrom('verification.lookups')
      .where((where) => where.and({ ...tenantColumns, uuid }))
      .selectAll();
  const change = (uuid: string) => db.updateTable('verification.lookups').where((where) => where.and({ ...tenantColumns, uuid }));
  const dropRequests = (uuids: readonly string[]) =>
    db
      .deleteFrom('verification.requests')
      .where((where) => where.and(tenantColumns))
      .where('uuid', 'in', uuids)
      .execute();

  return {
    async insert(row: Pick<LookupRow, 'uuid' | 'livemode' | 'kind' | 'created_at'>, request: Uint8Array): Promise<void> {
      await db
        .insertInto('verification.lookups')
        .values({ ...tenantColumns, ...row, ended_at: null })
        .execute();
      await db
        .insertInto('verification.requests')
        .values({ ...tenantColumns, uuid: row.uuid, request })
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
        .where((where) => where.and({ ...tenantColumns, uuid }))
        .select('request')
        .executeTakeFirst();
      return row?.request ?? null;
    },

    async countFailure(uuid: string): Promise<void> {
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
        .where((where) => where.and(tenantColumns))
        .where('uuid', 'in', uuids)
        .execute();
    },

    async findOlderThan(time: Date, most: number): Promise<Pick<LookupRow, 'uuid' | 'livemode'>[]> {
      return db
        .selectFrom('verification.lookups')
        .where((where) => where.and(tenantColumns))
        .where('created_at', '<', time)
        .select(['uuid', 'livemode'])
        .limit(most)
        .execute();
    },
  };
}
