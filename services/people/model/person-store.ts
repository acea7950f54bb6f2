import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Voucher } from '#contracts/base/claims.ts';
import type { KnownSource } from '#contracts/base/known-by.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { AddressTexts } from './address-likeness.ts';
import { translateConstraintErrors } from './constraints.ts';
import type { MemberSource } from './known-by.ts';
import { type NewRecord, type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from './record-store.ts';
import type { PeopleTables } from './tables.ts';

const TABLE = 'people.people';

/** A person's row with their current and next newest address, and whether they have an e-mail and a phone. */
export type PersonRow = RecordRow<typeof TABLE> & {
  two_addresses: AddressTexts[];
  /** The address on the newest card or paper. Null if none was read. */
  document_address: PrintedAddress | null;
  has_email: boolean;
  has_phone: boolean;
};
export type NewPerson = NewRecord<typeof TABLE>;
export type PersonUpdate = RecordUpdate<typeof TABLE>;

export type LockedPerson = Pick<PersonRow, 'id' | 'national_id' | 'vouched_by' | 'known_by'>;

/** The bounds of the time of creation: `from` inclusive, `before` exclusive. Null for no bound. */
interface CreationBounds {
  from: Date | null;
  before: Date | null;
}
const NO_BOUNDS: CreationBounds = { from: null, before: null };

export const requirePerson = orNotFound('No person has this id.');

export const peopleOf = (...scope: StoreScope) => new PersonStore(TABLE, 'id', ...scope);

/** The people of one tenant in one mode. */
class PersonStore extends RecordStore<typeof TABLE> {
  override async get(id: string): Promise<PersonRow | null> {
    return isUuid(id) ? ((await this.#withRelated().where('id', '=', id).executeTakeFirst()) ?? null) : null;
  }

  async byNationalId(nationalId: string): Promise<PersonRow | null> {
    if (nationalId.includes('\0')) return null;
    return (await this.#withRelated().where('national_id', '=', nationalId).executeTakeFirst()) ?? null;
  }

  /** Lists the people who were created within the bounds, newest first. */
  override async list(query: PageQuery, { from, before }: CreationBounds = NO_BOUNDS): Promise<RowPage<PersonRow>> {
    let select = this.#withRelated();
    if (from) select = select.where('created_at', '>=', from);
    if (before) select = select.where('created_at', '<', before);
    return readPage(select, query, 'id');
  }

  /** Reads the people who have one of these ids, newest first. */
  async byIds(ids: readonly string[]): Promise<PersonRow[]> {
    if (ids.length === 0) return [];
    return this.#withRelated().where('id', 'in', ids).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  }

  /** Returns the newest person who has one of these references; null if nobody has. */
  async byReference(kind: 'external_ref_id' | 'vendor_ref_id', references: readonly string[]): Promise<PersonRow | null> {
    const storable = references.filter((text) => !text.includes('\0'));
    if (storable.length === 0) return null;
    const row = await this.#withRelated()
      .where(kind, 'in', storable)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row ?? null;
  }

  lockByNationalId(nationalId: string): Promise<LockedPerson | null> {
    return this.lockBy('national_id', nationalId);
  }

  /** Takes a shared lock that prevents the person's deletion until the end of the transaction. Null if the person does not exist. */
  async share(id: string): Promise<Pick<PersonRow, 'id' | 'vouched_by' | 'known_by'> | null> {
    if (!isUuid(id)) return null;
    const row = await this.db
      .selectFrom('people.people')
      .where((where) => where.and({ ...this.owner, id }))
      .select(['id', 'vouched_by', 'known_by'])
      .forKeyShare()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Inserts a person and returns the id. Null if another person has this national id. */
  async insertIfNew(person: NewPerson): Promise<string | null> {
    const values = { ...person, ...this.owner, id: randomUUID(), created_at: this.now, updated_at: this.now };
    const inserting = this.db
      .insertInto('people.people')
      .values(values)
      .onConflict((conflict) => conflict.constraint('people_national_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return (await translateConstraintErrors(inserting))?.id ?? null;
  }

  /** Records how the members of a person are known, and the voucher that follows. */
  async setSources({ id, vouched_by: before }: Pick<PersonRow, 'id' | 'vouched_by'>, sources: readonly MemberSource[], by: Voucher | null) {
    const voucher = by === before ? {} : { vouched_by: by, vouched_at: by === null ? null : this.now };
    await this.db
      .updateTable(TABLE)
      .where((where) => where.and({ ...this.owner, id }))
      .set({ ...voucher, known_by: JSON.stringify(sources), updated_at: this.now })
      .execute();
  }

  /**
   * Makes what only claims brought claims again, once something vouches for the person: contact data lose their confirmation, an address is
   * no longer the current one, results and dynamic values are left out of answers.
   */
  async takeOver(id: string): Promise<void> {
    const theirs = { ...this.owner, person_id: id };
    await this.db
      .updateTable('people.contact_data')
      .where((where) => where.and(theirs))
      .where((where) =>
        where.or([
          where.and({ email_confirmation: true, email_vouched: false }),
          where.and({ sms_confirmation: true, phone_vouched: false }),
        ]),
      )
      .set({
        email_confirmation: sql<boolean>`email_confirmation and email_vouched`,
        sms_confirmation: sql<boolean>`sms_confirmation and phone_vouched`,
        updated_at: this.now,
      })
      .execute();
    const isClaimed = sql<boolean>`known_by ->> 'by' = 'claimed'`;
    await this.db
      .updateTable('people.addresses')
      .where((where) => where.and({ ...theirs, is_current_address: true }))
      .where(isClaimed)
      .set({ is_current_address: false, updated_at: this.now })
      .execute();
    for (const table of ['people.biometric_results', 'people.dynamic_values'] as const)
      await this.db
        .updateTable(table)
        .where((where) => where.and(theirs))
        .where(isClaimed)
        .set({ known_by: sql<string>`known_by || '{"is_left_out": true}'`, updated_at: this.now })
        .execute();
  }

  /** Returns the ids of the workflows that recorded the person only on a claim, without a voucher. */
  claimedIn(id: string): Promise<string[]> {
    return this.#attachedTo({ person_id: id, vouched_by: null, joined: false });
  }

  /** Returns the source of the facts that a workflow recorded; `claimed` if it recorded none, or nothing vouched for them. */
  async sourceIn(workflow: string): Promise<KnownSource> {
    const row = await this.db
      .selectFrom('people.attachments')
      .where((where) => where.and({ ...this.owner, workflow_id: workflow }))
      .orderBy('attached_at', 'desc')
      .select('vouched_by')
      .executeTakeFirst();
    return row?.vouched_by ?? 'claimed';
  }

  /** Returns the ids of the people whom a workflow has recorded. */
  async recordedBy(workflow: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('people.attachments')
      .where((where) => where.and({ ...this.owner, workflow_id: workflow }))
      .select('person_id')
      .distinct()
      .execute();
    return rows.map(({ person_id }) => person_id);
  }

  /** Deletes the address that a workflow's card or paper printed. */
  async forgetDocumentAddress(workflow: string): Promise<void> {
    await this.db
      .updateTable('people.attachments')
      .where((where) => where.and({ ...this.owner, workflow_id: workflow }))
      .set({ document_address: null })
      .execute();
  }

  /** Returns the ids of the workflows that have recorded this person. */
  recordedIn(id: string): Promise<string[]> {
    return this.#attachedTo({ person_id: id });
  }

  /**
   * Creates or updates a person in one statement, so that of simultaneous calls one creates and the others update. Of an existing person,
   * members in `overwrite` are replaced, and other members are filled if empty.
   */
  async upsert(person: NewPerson, overwrite: ReadonlySet<string>): Promise<{ id: string; created: boolean }> {
    const members = Object.keys(person).filter((member) => member !== 'national_id') as (keyof NewPerson)[];
    return translateConstraintErrors(
      this.db
        .insertInto('people.people')
        .values({ ...person, ...this.owner, id: randomUUID(), created_at: this.now, updated_at: this.now })
        .onConflict((conflict) =>
          conflict.constraint('people_national_id').doUpdateSet((set) => ({
            updated_at: this.now,
            ...Object.fromEntries(
              members.map((member) => {
                const newValue = set.ref(`excluded.${member}`);
                return [member, overwrite.has(member) ? newValue : set.fn.coalesce(set.ref(`people.people.${member}`), newValue)];
              }),
            ),
          })),
        )
        // `xmax` is 0 for a row that this statement inserted.
        .returning(['id', sql<boolean>`xmax = 0`.as('created')])
        .executeTakeFirstOrThrow(),
    );
  }

  async #attachedTo(columns: { person_id: string; vouched_by?: null; joined?: false }): Promise<string[]> {
    const rows = await this.db
      .selectFrom('people.attachments')
      .where((where) => where.and({ ...this.owner, ...columns }))
      .select('workflow_id')
      .execute();
    return rows.map(({ workflow_id }) => workflow_id);
  }

  #withRelated() {
    return this.rows().select((select) => [
      twoAddresses.as('two_addresses'),
      documentAddress.as('document_address'),
      has(select, 'email').as('has_email'),
      has(select, 'phone').as('has_phone'),
    ]);
  }
}

/** Returns the members that differ between two rows of the same person. */
export function changedMembers(before: PersonRow, after: PersonRow): Set<keyof PersonRow> {
  const members = Object.keys(after) as (keyof PersonRow)[];
  return new Set(members.filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member])));
}

/** Returns the SQL expression for whether the person has contact data with this column filled. */
function has(select: ExpressionBuilder<PeopleTables, 'people.people'>, column: 'email' | 'phone') {
  const rows = sql`select 1 from people.contact_data as r
    where r.tenant_id = people.tenant_id and r.livemode = people.livemode and r.person_id = people.id and r.${sql.ref(column)} is not null`;
  return select.exists(sql<1>`(${rows})`).$castTo<boolean>();
}

/** Selects the current address and the next newest, in the order of `presentOf` in `address-store.ts`. */
const twoAddresses = sql<AddressTexts[]>`(
  select coalesce(json_agg(two), '[]') from (
    select r.street, r.ext_num, r.int_num, r.colony, r.municipality, r.city, r.state, r.zip_code from people.addresses as r
    where r.tenant_id = people.tenant_id and r.livemode = people.livemode and r.person_id = people.id
    order by r.is_current_address desc, coalesce(r.known_by ->> 'by', '') = 'claimed', r.created_at desc, r.id desc limit 2) as two)`;

/** Selects the address on the newest card or paper; null if none was read. */
const documentAddress = sql<PrintedAddress | null>`(
  select r.document_address from people.attachments as r
  where r.tenant_id = people.tenant_id and r.livemode = people.livemode and r.person_id = people.id and r.document_address is not null
  order by r.attached_at desc limit 1)`;
