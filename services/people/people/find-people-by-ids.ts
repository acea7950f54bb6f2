import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';

export const findPeopleByIds = ({ clock, database }: PeoplePlatform) =>
  implementer.people.findByIds.handler(async ({ input, context: { caller } }) => {
    const rows = await peopleOf(caller, database.query, clock.now()).byIds(input.ids);
    return { success: true, result: rows.map((row) => personRecord(row, clock.now())) };
  });
