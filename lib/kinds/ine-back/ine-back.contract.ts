import { z } from 'zod';
import { text } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const ineBackOperation = defineOperation({
  summary: 'Extract voter credential back',
  description:
    'The machine-readable zone on the back of an INE credential. `date` and `expiration_date` have eight digits, the century resolved.',
  data: z.object({
    ocr_number: text,
    lines: z.array(z.string()),
    cic: text,
    cic_digit_check: text,
    is_cic_digit_check_consistent: z.boolean(),
    section_and_consecutive: text,
    gender: text,
    nationality: text,
    name: text.meta({ description: 'As in the zone: without Ñ, cut where it ends.' }),
    lastname: text,
    date: text,
    expiration_date: text,
    date_check_digit: text,
    expiration_date_digit_check: text,
    emission_and_fuare: text,
  }),
});
