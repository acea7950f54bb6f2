import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';

export const getPersonByVendorId = ({ clock, database }: PeoplePlatform) =>
  implementer.people.getByVendorId.handler(async ({ input, context: { caller } }) => {
    const row = await peopleOf(caller, database.query, clock.now()).byReference('vendor_ref_id', [input.vendor_id]);
    return { success: true, result: personRecord(requirePerson(row), clock.now()) };
  });
