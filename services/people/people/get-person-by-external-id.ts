import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';

export const getPersonByExternalId = ({ clock, database }: PeoplePlatform) =>
  implementer.people.getByExternalId.handler(async ({ input, context: { caller } }) => {
    const row = await peopleOf(caller, database.query, clock.now()).byReference('external_ref_id', [input.external_id]);
    return { success: true, result: personRecord(requirePerson(row), clock.now()) };
  });
