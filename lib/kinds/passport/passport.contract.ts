import { z } from 'zod';
import { date, text } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const passportOperation = defineOperation({
  summary: 'Extract passport',
  description:
    'The page with the data of a passport. `gender` is the letter that it prints (`M` is a man there); `national_id` is the CURP.',
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
