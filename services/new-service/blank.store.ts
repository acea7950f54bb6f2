import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { BlankTables } from './blank.tables.ts';

type EntryRow = Selectable<BlankTables['blank.entries']>;

/** The entries of one tenant in one mode. The store cannot name the rows of another tenant or mode. */
export function entriesOf(owner: Owner, db: Kysely<BlankTables> | Transaction<BlankTables>, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  return {
    async insert(text: string): Promise<EntryRow> {
      const values = { ...mine, uuid: randomUUID(), text, created_at: now };
      return db.insertInto('blank.entries').values(values).returningAll().executeTakeFirstOrThrow();
    },

    async get(uuid: string): Promise<EntryRow | null> {
      if (!isUuid(uuid)) return null;
      const rows = db.selectFrom('blank.entries').where((where) => where.and({ ...mine, uuid }));
      return (await rows.selectAll().executeTakeFirst()) ?? null;
    },
  };
}

export function entryRecord({ uuid, text, created_at }: EntryRow) {
  return { uuid, text, created_at: created_at.toISOString() };
}
