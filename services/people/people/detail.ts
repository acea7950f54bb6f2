import type { z } from 'zod';
import type { personDetail as personDetailSchema } from '#contracts/people/person.ts';
import type { Caller } from '#platform/base/ports.ts';
import { addressesOf } from '../model/address-store.ts';
import { catalogEntry } from '../model/catalogs.ts';
import { contactsOf } from '../model/contact-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { PersonRow } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleDatabase } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import { addressRecord, contactRecord, referenceRecord } from '../records/records.ts';

export async function personDetail(
  { clock, database }: PeoplePlatform,
  caller: Caller,
  row: PersonRow,
  db: PeopleDatabase = database.query,
): Promise<z.output<typeof personDetailSchema>> {
  const now = clock.now();
  const [addresses, contacts, references, nationality, state, maritalStatus] = await Promise.all([
    addressesOf(caller, db, now).newestOfPerson(row.id),
    contactsOf(caller, db, now).newestOfPerson(row.id),
    referencesOf(caller, db, now).newestOfPerson(row.id),
    db.selectFrom('people.nationalities').selectAll().where('id', '=', row.nationality_id).executeTakeFirst(),
    db.selectFrom('people.states').selectAll().where('id', '=', row.state_id).executeTakeFirst(),
    db.selectFrom('people.marital_statuses').selectAll().where('id', '=', row.marital_status_id).executeTakeFirst(),
  ]);
  return {
    ...personRecord(row, now),
    addresses: addresses.map(addressRecord),
    contact_data: contacts.map(contactRecord),
    references: references.map(referenceRecord),
    marital_status: maritalStatus ? catalogEntry(maritalStatus) : null,
    nationality: nationality ? catalogEntry(nationality) : null,
    state: state ? catalogEntry(state) : null,
  };
}
