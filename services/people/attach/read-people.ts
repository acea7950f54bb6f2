import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import { personDetail } from '../people/detail.ts';

/** Reads the detailed records of several people, for other services. */
export const readPeople = (platform: PeoplePlatform) =>
  implementer.internal.records.handler(async ({ input: { ids }, context: { caller } }) => {
    const result = [];
    for (const row of await peopleOf(caller, platform.database.query, platform.clock.now()).byIds(ids))
      result.push(await personDetail(platform, caller, row));
    return { success: true, result };
  });
