import { orNotFound } from '#platform/base/problem.ts';
import { type Source, withSource } from './known-by.ts';
import { type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from './record-store.ts';

const TABLE = 'people.contact_data';

export type ContactRow = RecordRow<typeof TABLE>;

export const requireContact = orNotFound('No contact data has this id.');

export const contactsOf = (...scope: StoreScope) => new ContactStore(TABLE, 'id', ...scope);

/**
 * The contact data of one tenant's people in one mode. `email_vouched`, `phone_vouched`: an API key wrote the e-mail or phone, or a code
 * confirmed it while a trusted source vouched for the person.
 */
class ContactStore extends RecordStore<typeof TABLE> {
  /** Returns each person's newest contact data, by person id. */
  async newestOf(personIds: readonly string[]): Promise<Map<string, ContactRow>> {
    if (personIds.length === 0) return new Map();
    const newest = await this.rows()
      .where('person_id', 'in', personIds)
      .distinctOn('person_id')
      .orderBy('person_id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return new Map(newest.map((row) => [row.person_id, row]));
  }

  override async update(id: string, changes: RecordUpdate<typeof TABLE>): Promise<ContactRow> {
    return requireContact(await super.update(id, changes));
  }

  async count({ person_id }: { person_id?: string | undefined }): Promise<number> {
    const { total } = await this.rows()
      .clearSelect()
      .$if(person_id !== undefined, (query) => query.where('person_id', '=', person_id!))
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }
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

/** Returns the column with how e-mail and phone are known, after a source told those that are not undefined. Other members stay as they are. */
export function contactSources(
  before: ContactRow | null,
  { addresses: { email, phone }, source }: { addresses: { email?: string | undefined; phone?: string | undefined }; source: Source },
): string {
  const after = { email: email ?? before?.email ?? null, phone: phone ?? before?.phone ?? null };
  const values = [...(email === undefined ? [] : ['email']), ...(phone === undefined ? [] : ['phone'])];
  const former = before && { phone: before.phone, email: sameEmail(after.email, before.email) ? after.email : before.email };
  return JSON.stringify(withSource(before?.known_by ?? null, { before: former, after, values, source }));
}

export function sameEmail(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
