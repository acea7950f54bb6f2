import { z } from 'zod';
import { date, text, texts } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';
import { ineFrontTexts } from './fields.ts';

export const ineFrontOperation = defineOperation({
  summary: 'Extract voter credential front',
  ours: false,
  description:
    'The front of an INE or IFE credential. `gender` is the letter that it prints; `expiration_date` is the last day of the year that it prints. `is_foreign`: true if the credential says that it was issued abroad.',
  data: z.object({
    ...texts(ineFrontTexts),
    birthdate: date,
    expiration_date: date,
    type: text.meta({ description: '`INE` or `IFE`.' }),
    ine_type: text.meta({ description: 'The letter of the model.' }),
    is_foreign: z.boolean(),
    state_id: text.meta({ description: 'Ours: the number of the state, `14`, which models C to F print; else null.' }),
    city_id: text.meta({ description: 'Ours: the number of the municipality, `039`, which models C to F print; else null.' }),
  }),
});
