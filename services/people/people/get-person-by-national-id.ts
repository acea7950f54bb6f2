import { normalizeCurp } from '#mexico/curp.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import { personDetail } from './detail.ts';

export const getPersonByNationalId = (platform: PeoplePlatform) =>
  implementer.people.getByNationalId.handler(async ({ input, context: { caller } }) => {
    const people = peopleOf(caller, platform.database.query, platform.clock.now());
    const nationalId = input.national_id.trim().toUpperCase();
    // A CURP is stored without spaces, dots and hyphens; a number accepted with `ignore_curp_validation` is stored with them.
    const row = (await people.byNationalId(normalizeCurp(nationalId))) ?? (await people.byNationalId(nationalId));
    return { success: true, result: await personDetail(platform, caller, requirePerson(row)) };
  });
