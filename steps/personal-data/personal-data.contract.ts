import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { personName } from '#contracts/base/person-name.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { CURP_LENGTH, curpSexes, normalizeCurp } from '#mexico/curp.ts';
import { countryCodes } from './countries.contract.ts';

const nationality = z.enum(countryCodes as [string, ...string[]]);

const setup = z.strictObject({
  /** The minimum age in years; by default the company's. A younger person fails the step with `under_age`. */
  minimum_age: z.optional(z.int().check(z.gte(0), z.lte(120))),
});

const submission = z.object({
  /** The CURP (population registry key). Only its length is checked here; the server judges its content. */
  curp: z.string().check(atMost(4 * CURP_LENGTH), z.overwrite(normalizeCurp), z.length(CURP_LENGTH)),
  name: personName,
  first_lastname: personName,
  /** Empty if the person has only one surname. */
  second_lastname: z.union([z.literal(''), personName]),
  nationality,
});

const payload = z.object({
  ...sameMembers(['curp', 'name', 'first_lastname', 'second_lastname'], z.string()),
  birthdate: z.iso.date(),
  /** The CURP's letter; `X` is non-binary. */
  sex: z.enum(curpSexes),
  /** The CURP's two letters; `NE` is abroad. */
  entity_of_birth: z.string(),
  nationality: z.string(),
  /** False if the letters of the CURP do not derive from these names; the person was asked and confirmed them. */
  name_matches_curp: z.boolean(),
});

/** The step with the person's CURP, names and nationality. Birth date, sex and place of birth are read from the CURP. */
export const personalData = defineStep({
  key: 'personal_data',
  title: 'Personal data',
  description: 'Asks for CURP and names; reads birth date, sex and entity of birth from the CURP.',
  minutes: 0.8,
  establishes_person: true,
  shares: ['curp', 'name'],
  setup,
  submission,
  payload,
  browserSetup: ({ minimum_age }, company) => ({ minimum_age: minimum_age ?? company.minimum_age }),
  browserPayload: ({ curp, name, first_lastname, second_lastname, nationality }) => ({
    curp,
    name,
    first_lastname,
    second_lastname,
    nationality,
  }),
  prefill: ({ person }) => {
    if (person === null) return null;
    const { national_id: curp, ...names } = person;
    // The CURP of a person born abroad does not contain their nationality.
    const nationality = curp.slice(11, 13) === 'NE' ? '' : 'MX';
    return { curp, ...names, nationality, complete: Boolean(names.name && names.first_lastname && nationality) };
  },
  samples: {
    setup: { minimum_age: 18 },
    submission: { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez', nationality: 'MX' },
    payload: {
      curp: 'PEGL890909MJCRMS08',
      name: 'Luisa',
      first_lastname: 'Pérez',
      second_lastname: 'Gómez',
      birthdate: '1989-09-09',
      sex: 'M',
      entity_of_birth: 'JC',
      nationality: 'MX',
      name_matches_curp: true,
    },
  },
});
