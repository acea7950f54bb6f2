import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { byTheRules } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

export type ContactRow = Selectable<PeopleTables['people.contact_data']>;
type Filter = { person_id?: string | undefined };

export interface ContactValues {
  person_id: string;
  email: string | null;
  phone: string | null;
  email_confirmation: boolean;
  sms_confirmation: boolean;
  /** True if an API key wrote the e-mail, or a code confirmed it while a trusted source vouched for the person. */
  email_vouched: boolean;
  phone_vouched: boolean;
}

/** Returns the store of contact data of one tenant's people in one mode. */
export function contactsOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = ({ person_id }: Filter) =>
    db
      .selectFrom('people.contact_data')
      .where((where) => where.and(mine))
      .$if(person_id !== undefined, (query) => query.where('person_id', '=', person_id!));

  return {
    async list({ person_id, ...query }: PageQuery & Filter): Promise<RowPage<ContactRow>> {
      return readPage(rows({ person_id }).selectAll(), query, 'id');
    },

    /** Returns each person's newest contact data, by person id. */
    async newestOf(personIds: readonly string[]): Promise<Map<string, ContactRow>> {
      if (personIds.length === 0) return new Map();
      const newest = await rows({})
        .selectAll()
        .where('person_id', 'in', personIds)
        .distinctOn('person_id')
        .orderBy('person_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return new Map(newest.map((row) => [row.person_id, row]));
    },

    async count(filter: Filter): Promise<number> {
      const row = await rows(filter)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return row.total;
    },

    async get(id: string): Promise<ContactRow | null> {
      return isUuid(id) ? ((await rows({}).selectAll().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    async insert(contact: ContactValues): Promise<ContactRow> {
      const values = { ...contact, ...mine, id: randomUUID(), created_at: now, updated_at: now };
      return byTheRules(db.insertInto('people.contact_data').values(values).returningAll().executeTakeFirstOrThrow());
    },

    async update(id: string, changes: Partial<ContactValues>): Promise<ContactRow> {
      return byTheRules(
        db
          .updateTable('people.contact_data')
          .where((where) => where.and({ ...mine, id }))
          .set({ ...changes, updated_at: now })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },
  };
}

/** Returns the columns after a change. A new e-mail address or phone number is neither confirmed nor vouched for by a trusted source. */
export function changeContact(before: ContactRow, changes: { email?: string | undefined; phone?: string | undefined }) {
  const email = changes.email ?? before.email;
  const phone = changes.phone ?? before.phone;
  const [keepsEmail, keepsPhone] = [sameEmail(email, before.email), phone === before.phone];
  return {
    email,
    phone,
    email_confirmation: before.email_confirmation && keepsEmail,
    sms_confirmation: before.sms_confirmation && keepsPhone,
    email_vouched: before.email_vouched && keepsEmail,
    phone_vouched: before.phone_vouched && keepsPhone,
  };
}

export function sameEmail(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
