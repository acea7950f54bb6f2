import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type BlacklistEntry, blacklistEntry } from '#contracts/people/blacklists.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Keys, Sealer } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

type BlacklistRow = Omit<Selectable<PeopleTables['people.blacklists']>, 'entries'>;
export type BlacklistWithEntries = BlacklistRow & { entries: BlacklistEntry[] };
type BlacklistChanges = { [Member in 'name' | 'entries']?: BlacklistWithEntries[Member] | undefined };

const LIST_COLUMNS = ['tenant_id', 'livemode', 'id', 'name', 'entry_count', 'created_at', 'updated_at'] as const;
const contextOf = (tenantId: unknown, id: unknown) => `people.blacklists ${tenantId} ${id}`;
const entriesSchema = z.array(blacklistEntry);

export const blacklistSealer = (keys: Keys): Sealer =>
  keys.sealer('people-blacklists', {
    ...{ table: 'people.blacklists', key: ['tenant_id', 'livemode', 'id'], column: 'entries' },
    context: ({ tenant_id, id }) => contextOf(tenant_id, id),
  });

export const requireBlacklist = orNotFound('No blacklist has this id.');

/** Returns the store of blacklists of one tenant in one mode. */
export function blacklistsOf(owner: Owner, db: PeopleDatabase, sealer: Sealer) {
  const ownerColumns = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () => db.selectFrom('people.blacklists').where((where) => where.and(ownerColumns));
  const seal = (id: string, entries: readonly BlacklistEntry[]) =>
    sealer.seal(Buffer.from(JSON.stringify(entries)), contextOf(owner.tenantId, id));

  return {
    list: (query: PageQuery): Promise<RowPage<BlacklistRow>> => readPage(rows().select(LIST_COLUMNS), query, 'id'),

    /** Returns a list with its decrypted entries; null if no list has this id. */
    async get(id: string): Promise<BlacklistWithEntries | null> {
      const row = isUuid(id) ? await rows().where('id', '=', id).selectAll().executeTakeFirst() : undefined;
      if (!row) return null;
      const text = Buffer.from(await sealer.unseal(row.entries, contextOf(owner.tenantId, row.id))).toString();
      return { ...row, entries: entriesSchema.parse(JSON.parse(text)) };
    },

    async knows(ids: readonly string[]): Promise<boolean> {
      const uniqueIds = [...new Set(ids)];
      return (await rows().where('id', 'in', uniqueIds).select('id').execute()).length === uniqueIds.length;
    },

    async insert({ name, entries }: { name: string; entries: BlacklistEntry[] }, now: Date): Promise<BlacklistWithEntries> {
      const id = randomUUID();
      const row = { ...ownerColumns, id, name, entry_count: entries.length, created_at: now, updated_at: now };
      await db
        .insertInto('people.blacklists')
        .values({ ...row, entries: await seal(id, entries) })
        .execute();
      return { ...row, entries };
    },

    async update(id: string, { name, entries }: BlacklistChanges, now: Date): Promise<void> {
      const entryColumns = entries && { entries: await seal(id, entries), entry_count: entries.length };
      await db
        .updateTable('people.blacklists')
        .where((where) => where.and({ ...ownerColumns, id }))
        .set({ ...(name === undefined ? {} : { name }), ...entryColumns, updated_at: now })
        .execute();
    },
  };
}
