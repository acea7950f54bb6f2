import type { WorkflowFacts } from '../model/attached-facts.ts';
import { type ContactRow, changeContact, contactSources, contactsOf, sameEmail } from '../model/contact-store.ts';
import { ofKey, type Source } from '../model/known-by.ts';
import { checkedPhone } from '../model/phone.ts';
import type { StoreScope } from '../model/record-store.ts';

/** Confirms an e-mail or phone of a locked person for an API key, and adds it to their contact data if it is missing. */
export async function confirmContact(scope: StoreScope, personId: string, contact: { email: string } | { phone: string }): Promise<void> {
  const confirmedContact =
    'email' in contact ? { ...contact, email_confirmation: true } : { ...contact, phone: `+${contact.phone}`, sms_confirmation: true };
  const [, , now] = scope;
  await attachContact(scope, { personId, contact: confirmedContact, attachedId: null, source: ofKey(now) });
}

/** Writes an e-mail or phone into a locked person's contact data. Returns the row's id; `attachedId` if there is nothing to write. */
export async function attachContact(
  scope: StoreScope,
  {
    personId,
    contact,
    attachedId,
    source,
  }: {
    personId: string;
    contact: NonNullable<WorkflowFacts['contact']>;
    /** The id of the row that this workflow wrote before; null if it wrote none. */
    attachedId: string | null;
    source: Source;
  },
): Promise<string | null> {
  if (contact.email === undefined && contact.phone === undefined) return attachedId;
  const contacts = contactsOf(...scope);
  const { email } = contact;
  const phone = contact.phone === undefined ? undefined : checkedPhone(contact.phone);
  const existing = chooseContact(await contacts.newestOfPerson(personId), attachedId, email, phone);
  const columns = existing ? changeContact(existing, { email, phone }) : { ...NO_CONFIRMATION, email: email ?? null, phone: phone ?? null };
  // A code proves only the e-mail or phone to which it was sent, not the row's other address.
  const emailProven = email !== undefined && contact.email_confirmation === true;
  const phoneProven = phone !== undefined && contact.sms_confirmation === true;
  const isVouched = source.by !== 'claimed';
  const values = {
    ...columns,
    known_by: contactSources(existing ?? null, { addresses: { email, phone }, source }),
    email_confirmation: columns.email_confirmation || emailProven,
    sms_confirmation: columns.sms_confirmation || phoneProven,
    email_vouched: columns.email_vouched || (isVouched && emailProven),
    phone_vouched: columns.phone_vouched || (isVouched && phoneProven),
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
