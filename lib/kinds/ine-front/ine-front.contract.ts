import { z } from 'zod';
import { date, text } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const ineFrontOperation = defineOperation({
  summary: 'Extract voter credential front',
  description:
    'The front of an INE or IFE credential. `gender` is the letter that it prints; `expiration_date` is as printed, a year on most models. `is_foreign`: it says that it was issued abroad.',
  data: z.object({
    name: text,
    first_lastname: text,
    second_lastname: text,
    birthdate: date,
    gender: text,
    elector_key: text,
    curp: text,
    expiration_date: text,
    street: text,
    neighborhood: text,
    zip_code: text,
    city: text,
    province: text,
    emission_number: text,
    type: text.meta({ description: '`INE` or `IFE`.' }),
    ine_type: text.meta({ description: 'The letter of the model.' }),
    section_id: text,
    register_year: text,
    emission_year: text,
    is_foreign: z.boolean(),
  }),
});
