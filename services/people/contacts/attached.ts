import type { Caller } from '#platform/base/ports.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { type ContactRow, changeContact, contactsOf, sameEmail } from '../model/contact-store.ts';
import { checkedPhone } from '../model/phone.ts';
import type { PeopleDatabase } from '../model/tables.ts';

const MOST_CONTACTS = 100;

/** Reads a person's contact data, newest first. */
export async function contactRowsOf(caller: Caller, db: PeopleDatabase, personId: string, now: Date): Promise<ContactRow[]> {
  return (await contactsOf(caller, db, now).list({ page: 1, per_page: MOST_CONTACTS, person_id: personId })).rows;
}

/** Confirms an e-mail or phone of a locked person for an API key, and adds it to their contact data if it is missing. */
export async function confirmContact(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  contact: { email: string } | { phone: string },
  now: Date,
): Promise<void> {
  const confirmedContact =
    'email' in contact ? { ...contact, email_confirmation: true } : { ...contact, phone: `+${contact.phone}`, sms_confirmation: true };
  await attachContact(caller, db, { personId, contact: confirmedContact, attachedId: null, isVouched: true }, now);
}

/** Writes an e-mail or phone into a locked person's contact data. Returns the row's id; `attachedId` if there is nothing to write. */
export async function attachContact(
  caller: Caller,
  db: PeopleDatabase,
  {
    personId,
    contact,
    attachedId,
    isVouched: vouched,
  }: {
    personId: string;
    contact: NonNullable<WorkflowFacts['contact']>;
    /** The id of the row that this workflow wrote before; null if it wrote none. */
    attachedId: string | null;
    /** True if a source vouches for (confirms) the person. */
    isVouched: boolean;
  },
  now: Date,
): Promise<string | null> {
  if (contact.email === undefined && contact.phone === undefined) return attachedId;
  const contacts = contactsOf(caller, db, now);
  const { email } = contact;
  const phone = contact.phone === undefined ? undefined : checkedPhone(contact.phone);
  const existing = chooseContact(await contactRowsOf(caller, db, personId, now), attachedId, email, phone);
  const columns = existing ? changeContact(existing, { email, phone }) : { ...NO_CONFIRMATION, email: email ?? null, phone: phone ?? null };
  // A code proves only the e-mail or phone to which it was sent, not the row's other address.
  const emailProven = email !== undefined && contact.email_confirmation === true;
  const phoneProven = phone !== undefined && contact.sms_confirmation === true;
  const values = {
    ...columns,
    email_confirmation: columns.email_confirmation || emailProven,
    sms_confirmation: columns.sms_confirmation || phoneProven,
    email_vouched: columns.email_vouched || (vouched && emailProven),
    phone_vouched: columns.phone_vouched || (vouched && phoneProven),
  };
  const row = existing ? await contacts.update(existing.id, values) : await contacts.insert({ person_id: personId, ...values });
  return row.id;
}

const NO_CONFIRMATION = { email_confirmation: false, sms_confirmation: false, email_vouched: false, phone_vouched: false };

/** Returns the row that the workflow created, else a row with this e-mail or phone, else a row where the sent members are empty. */
function chooseContact(rows: ContactRow[], attachedId: string | null, email: string | undefined, phone: string | undefined) {
  return (
    rows.find((row) => row.id === attachedId) ??
    rows.find((row) => (email !== undefined && sameEmail(row.email, email)) || (phone !== undefined && row.phone === phone)) ??
    rows.find((row) => (email === undefined || row.email === null) && (phone === undefined || row.phone === null))
  );
}
