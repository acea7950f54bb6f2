import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { byTheRules } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

type AddressTable = PeopleTables['people.addresses'];
type AddressOwnColumns = 'tenant_id' | 'livemode' | 'id' | 'created_at' | 'updated_at';

export type AddressRow = Selectable<AddressTable>;
export type NewAddress = Omit<Insertable<AddressTable>, AddressOwnColumns>;
export type AddressUpdate = Omit<Updateable<AddressTable>, AddressOwnColumns>;

/** Returns the store of addresses of one tenant's people in one mode. A write that makes an address the current one needs a transaction. */
export function addressesOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.addresses')
      .where((where) => where.and(mine))
      .selectAll();

  /** Unmarks the person's current address, before another address becomes the only current one. The caller has locked the person. */
  const endCurrent = async (personId: string) => {
    await db
      .updateTable('people.addresses')
      .where((where) => where.and({ ...mine, person_id: personId, is_current_address: true }))
      .set({ is_current_address: false, updated_at: now })
      .execute();
  };

  return {
    async list({ person_id, ...query }: PageQuery & { person_id?: string | undefined }): Promise<RowPage<AddressRow>> {
      return readPage(person_id === undefined ? rows() : rows().where('person_id', '=', person_id), query, 'id');
    },

    /** Returns each person's current address, else the newest, by person id. */
    async presentOf(personIds: readonly string[]): Promise<Map<string, AddressRow>> {
      if (personIds.length === 0) return new Map();
      const newest = await rows()
        .where('person_id', 'in', personIds)
        .distinctOn('person_id')
        .orderBy('person_id')
        .orderBy('is_current_address', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return new Map(newest.map((row) => [row.person_id, row]));
    },

    async get(id: string): Promise<AddressRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    async insert(address: NewAddress): Promise<AddressRow> {
      if (address.is_current_address) await endCurrent(address.person_id);
      const values = { ...address, ...mine, id: randomUUID(), created_at: now, updated_at: now };
      return byTheRules(db.insertInto('people.addresses').values(values).returningAll().executeTakeFirstOrThrow());
    },

    /** Updates an address. Null if the person has no address with this id. */
    async update({ id, person_id }: Pick<AddressRow, 'id' | 'person_id'>, changes: AddressUpdate): Promise<AddressRow | null> {
      const before = await this.get(id);
      if (before?.person_id !== person_id) return null;
      if (changes.is_current_address ?? before.is_current_address) await endCurrent(changes.person_id ?? person_id);
      return byTheRules(
        db
          .updateTable('people.addresses')
          .where((where) => where.and({ ...mine, id }))
          .set({ is_current_address: before.is_current_address, ...changes, updated_at: now })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },
  };
}
