import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';

export const findPersonByExternalIds = ({ clock, database }: PeoplePlatform) =>
  implementer.people.findByExternalIds.handler(async ({ input, context: { caller } }) => {
    const row = await peopleOf(caller, database.query, clock.now()).byReference('external_ref_id', input.external_ref_id);
    return { success: true, result: row && personRecord(row, clock.now()) };
  });
