import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { personDetail } from './detail.ts';

export const getPerson = (platform: PeoplePlatform) =>
  implementer.people.get.handler(async ({ input: { id }, context: { caller } }) => {
    const row = await peopleOf(caller, platform.database.query, platform.clock.now()).get(id);
    return { success: true, result: await personDetail(platform, caller, requirePerson(row)) };
  });
