import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { resultRecord } from './results/record.ts';
import { resultsOf } from './results/store.ts';

export const listLatestResults = ({ clock, database }: PeoplePlatform) =>
  implementer.personValidations.latest.handler(async ({ input, context: { caller } }) => {
    const { id } = requirePerson(await peopleOf(caller, database.query, clock.now()).get(input.id));
    const rows = await resultsOf(caller, database.query, clock.now()).latestOf(id);
    return { success: true, result: rows.map(resultRecord) };
  });
