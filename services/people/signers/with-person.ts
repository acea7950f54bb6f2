import type { Caller } from '#platform/base/ports.ts';
import type { SignerRecord } from '../documents/model/records.ts';
import { contactsOf } from '../model/contact-store.ts';
import type { PersonRow } from '../model/person-store.ts';
import type { PeopleDatabase } from '../model/tables.ts';

/** Reads the name and e-mail of a person; the returned function adds them to a signer's record. */
export async function withPerson(caller: Caller, db: PeopleDatabase, person: PersonRow, now: Date) {
  const contacts = await contactsOf(caller, db, now).newestOfPerson(person.id);
  const name = [person.name, person.first_lastname, person.second_lastname].filter(Boolean).join(' ');
  const email = contacts.find((contact) => contact.email)?.email ?? null;
  return (signer: SignerRecord) => ({ ...signer, name, email, external_person_id: person.external_ref_id });
}
