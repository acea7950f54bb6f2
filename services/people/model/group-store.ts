import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

export type GroupRow = Selectable<PeopleTables['people.groups']>;
type GroupValues = Pick<GroupRow, 'name' | 'description'>;

/** Returns the store of people groups of one tenant in one mode. */
export function groupsOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.groups')
      .where((where) => where.and(mine))
      .selectAll();

  return {
    async list(query: PageQuery): Promise<RowPage<GroupRow>> {
      return readPage(rows(), query, 'id');
    },

    async get(id: string): Promise<GroupRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    async insert(group: GroupValues): Promise<GroupRow> {
      const values = { ...group, ...mine, id: randomUUID(), created_at: now, updated_at: now };
      return db.insertInto('people.groups').values(values).returningAll().executeTakeFirstOrThrow();
    },

    /** Updates a group. Null if no group has this id. */
    async update(id: string, changes: Partial<GroupValues>): Promise<GroupRow | null> {
      if (!isUuid(id)) return null;
      const row = await db
        .updateTable('people.groups')
        .where((where) => where.and({ ...mine, id }))
        .set({ ...changes, updated_at: now })
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
