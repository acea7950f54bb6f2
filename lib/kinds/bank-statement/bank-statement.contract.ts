import { z } from 'zod';
import { amount, date, structure, text, verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const bankStatementOperation = defineOperation({
  summary: 'Extract bank statement',
  ours: false,
  description: 'Whose account it is, at which bank, its numbers and the averages of its period.',
  flags: ['validate_rfc'],
  data: z.object({
    name: text,
    entity: text.meta({ description: 'The bank.' }),
    rfc_person: text,
    rfc_entity: text,
    rfc_person_structure_valid: structure,
    rfc_entity_structure_valid: structure,
    date_start: date,
    date_end: date,
    account_number: text,
    clabe: text,
    average_amount: amount.meta({ description: 'The average balance (saldo promedio).' }),
    total_amount: amount.meta({ description: 'The balance at the end (saldo final).' }),
    rfc_person_valid: verdict.meta({ description: 'Ours: what the registry says of `rfc_person`; null unless `validate_rfc` asks.' }),
  }),
});
