import { z } from 'zod';
import { kindContract } from '../../base/kind-contract.ts';
import { date, text } from '../../base/members.ts';

export const passport = kindContract({
  path: 'passport',
  summary: 'Extract passport',
  description:
    'The page with the data of a passport. `gender` is the letter that it prints (`M` is a man there); `national_id` is the CURP.',
  accepts: 'pictures and PDFs',
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
