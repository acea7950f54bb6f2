import type { z } from 'zod';
import type { personDetail } from '#contracts/people/person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { addressesOf } from '../model/address-store.ts';
import { catalogEntry } from '../model/catalogs.ts';
import { contactsOf } from '../model/contact-store.ts';
import type { PersonRow } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleDatabase, PeopleTables } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import { addressRecord, contactRecord, referenceRecord } from '../records/records.ts';

/** The most addresses, contacts and references, newest first, in a person's detailed record. The lists return all. */
const MOST_RELATED = 100;

export function detailOf({ clock, database }: Pick<Platform<PeopleTables>, 'clock' | 'database'>) {
  return async (caller: Caller, row: PersonRow, db: PeopleDatabase = database.query): Promise<z.output<typeof personDetail>> => {
    const now = clock.now();
    const query = { page: 1, per_page: MOST_RELATED, person_id: row.id };
    const [addresses, contacts, references, nationality, state, maritalStatus] = await Promise.all([
      addressesOf(caller, db, now).list(query),
      contactsOf(caller, db, now).list(query),
      referencesOf(caller, db, now).list(query),
      db.selectFrom('people.nationalities').selectAll().where('id', '=', row.nationality_id).executeTakeFirst(),
      db.selectFrom('people.states').selectAll().where('id', '=', row.state_id).executeTakeFirst(),
      db.selectFrom('people.marital_statuses').selectAll().where('id', '=', row.marital_status_id).executeTakeFirst(),
    ]);
    return {
      ...personRecord(row, mexicanDate(now)),
      addresses: addresses.rows.map(addressRecord),
      contact_data: contacts.rows.map(contactRecord),
      references: references.rows.map(referenceRecord),
      marital_status: maritalStatus ? catalogEntry(maritalStatus) : null,
      nationality: nationality ? catalogEntry(nationality) : null,
      state: state ? catalogEntry(state) : null,
    };
  };
}
