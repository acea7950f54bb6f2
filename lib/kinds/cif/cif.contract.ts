import { z } from 'zod';
import { verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';
import { taxpayer, taxSituation } from '../values/tax-situation.contract.ts';

export const cifOperation = defineOperation({
  summary: 'Extract CIF',
  ours: false,
  description:
    'The tax identification card (cédula de identificación fiscal). What stands only in the page behind its code is not asked for.',
  flags: ['validate_rfc'],
  data: z.object({
    cif: taxpayer,
    ...taxSituation,
    rfc_person_valid: verdict.meta({ description: 'Ours: what the registry says of the RFC; null unless `validate_rfc` asks.' }),
  }),
});
