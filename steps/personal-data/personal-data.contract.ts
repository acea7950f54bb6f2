import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { personName } from '#contracts/base/person-name.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { CURP_LENGTH, normalizeCurp } from '#mexico/curp.ts';
import { countryCodes } from './countries.contract.ts';

const nationality = z.enum(countryCodes as [string, ...string[]]);

const setup = z.strictObject({
  /** Years; where it is absent, the company's. Below it the answer is a no, `under_age`. */
  minimum_age: z.optional(z.int().check(z.gte(0), z.lte(120))),
});

const submission = z.object({
  /** Only its length is checked here; its meaning is the server's to judge. */
  curp: z.string().check(atMost(4 * CURP_LENGTH), z.overwrite(normalizeCurp), z.length(CURP_LENGTH)),
  name: personName,
  first_lastname: personName,
  /** Empty with one surname. */
  second_lastname: z.union([z.literal(''), personName]),
  nationality,
});

const payload = z.object({
  curp: z.string(),
  name: z.string(),
  first_lastname: z.string(),
  second_lastname: z.string(),
  birthdate: z.iso.date(),
  /** As in the CURP; `X` is non-binary. */
  sex: z.enum(['H', 'M', 'X']),
  /** As in the CURP; `NE` is abroad. */
  entity_of_birth: z.string(),
  nationality: z.string(),
  /** False where the letters of the CURP do not come from these names; the person was asked and confirmed. */
  name_matches_curp: z.boolean(),
});

/** Who the person is: CURP, names, nationality. What the CURP says is read from it, not asked. */
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
    // A CURP of somebody born abroad does not say their nationality.
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
