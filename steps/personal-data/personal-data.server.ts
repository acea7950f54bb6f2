import { ageOn } from '#mexico/curp.ts';
import { nameFitsCurp } from '#mexico/curp-letters.ts';
import { mexicanDate } from '#mexico/today.ts';
import { checkedCurp, personOfCurp } from '../base/curp-step.server.ts';
import { defineHandler } from '../base/step.server.ts';
import { personalData } from './personal-data.contract.ts';

/** Mexico's id in the nationalities catalog. Other nationalities are stored as country codes. */
const MEXICAN = 144;

/** Checks all data again, since the browser's checks are only a convenience. */
export const personalDataHandler = defineHandler(personalData, {
  actions: {},
  async complete({ curp, name, first_lastname, second_lastname, nationality }, { setup, company, now }) {
    const today = mexicanDate(now);
    const parts = checkedCurp(curp, today);
    const { birthDate, sex, entity } = parts;
    const person = personOfCurp(parts);
    const payload = {
      curp,
      name,
      first_lastname,
      second_lastname,
      birthdate: birthDate,
      sex,
      entity_of_birth: entity,
      nationality,
      name_matches_curp: nameFitsCurp({ name, first: first_lastname, second: second_lastname }, curp),
    };
    if (ageOn(birthDate, today) < (setup.minimum_age ?? company.minimum_age)) return { outcome: 'failed', payload, reason: 'under_age' };
    return {
      outcome: 'success',
      payload,
      facts: {
        person: {
          ...person,
          name,
          first_lastname,
          second_lastname,
          ...(nationality === 'MX' ? { nationality_id: MEXICAN } : {}),
          extra_data: { nationality, ...person.extra_data },
        },
      },
    };
  },
});
