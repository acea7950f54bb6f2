import { z } from 'zod';
import { date, text, texts } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';
import { ineFrontTexts } from './fields.ts';

export const ineFrontOperation = defineOperation({
  summary: 'Extract voter credential front',
  description:
    'The front of an INE or IFE credential. `gender` is the letter that it prints; `expiration_date` is as printed, a year on most models. `is_foreign`: it says that it was issued abroad.',
  data: z.object({
    ...texts(ineFrontTexts),
    birthdate: date,
    type: text.meta({ description: '`INE` or `IFE`.' }),
    ine_type: text.meta({ description: 'The letter of the model.' }),
    is_foreign: z.boolean(),
  }),
});
