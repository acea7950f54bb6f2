import { z } from 'zod';
import { text, verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';
import { taxpayer, taxSituation } from '../values/tax-situation.contract.ts';

export const csfOperation = defineOperation({
  summary: 'Extract CSF',
  ours: false,
  description: 'The tax situation certificate (constancia de situación fiscal). `rfc_person_status` is the status that it prints.',
  flags: ['validate_rfc'],
  data: z.object({ csf_data: taxpayer, ...taxSituation, rfc_person_valid: verdict, rfc_person_status: text }),
});
