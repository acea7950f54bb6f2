import { ageOn, parseCurp } from '#mexico/curp.ts';
import { nameFitsCurp } from '#mexico/curp-letters.ts';
import { entityName } from '#mexico/entities.ts';
import { mexicanDate } from '#mexico/today.ts';
import { defineHandler, StepFailure } from '../base/step.server.ts';
import { personalData } from './personal-data.contract.ts';

/** The people service's `gender` has two values; for a non-binary person it is null, which is no reason to reject them. */
const genders = { H: 'MALE', M: 'FEMALE', X: null } as const;

/** Mexico's id in the nationalities catalog. Other nationalities are stored as country codes. */
const MEXICAN = 144;

/** Checks all data again, since the browser's checks are only a convenience. */
export const personalDataHandler = defineHandler(personalData, {
  actions: {},
  async complete({ curp, name, first_lastname, second_lastname, nationality }, { setup, company, now }) {
    const today = mexicanDate(now);
    const verdict = parseCurp(curp, today);
    if (!verdict.ok) throw new StepFailure('invalid_body', `The CURP is not valid: ${verdict.reason}`, { field: 'curp' });
    const { birthDate, sex, entity } = verdict.value;
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
          national_id: curp,
          name,
          first_lastname,
          second_lastname,
          birthdate: birthDate,
          gender: genders[sex],
          entity_of_birth: entityName(entity),
          ...(nationality === 'MX' ? { nationality_id: MEXICAN } : {}),
          extra_data: { nationality, ...(sex === 'X' ? { gender_code: 'X' } : {}) },
        },
      },
    };
  },
});
