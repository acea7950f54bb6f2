import { z } from 'zod';
import { text, texts } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';
import { ineBackTexts } from './fields.ts';

const { ocr_number, cic, cic_digit_check, ...rest } = texts(ineBackTexts);

export const ineBackOperation = defineOperation({
  summary: 'Extract voter credential back',
  ours: false,
  description:
    'The machine-readable zone on the back of an INE credential. `date` and `expiration_date` have eight digits, the century resolved.',
  data: z.object({
    ...{ ocr_number, lines: z.array(z.string()), cic, cic_digit_check, is_cic_digit_check_consistent: z.boolean() },
    ...rest,
    name: text.meta({ description: 'As in the zone: without Ñ, cut where it ends.' }),
  }),
});
