import { z } from 'zod';
import { date, text } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const passportOperation = defineOperation({
  summary: 'Extract passport',
  ours: false,
  description:
    'The page with the data of a passport. `gender` is the printed letter: `M` for a man, `F` for a woman (a CURP has `H` and `M`). `national_id` is the CURP.',
  data: z.object({
    type: text,
    number: text,
    nationality: text,
    expiration_date: date,
    issuing_country: text,
    issuing_date: date,
    birth_date: date,
    birth_place: text,
    name: text,
    last_name: text,
    first_lastname: text,
    second_lastname: text,
    gender: text,
    national_id: text,
    remarks: text,
  }),
});
