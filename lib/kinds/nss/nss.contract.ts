import { z } from 'zod';
import { curpRecord, date, insuredPerson, qr, structure, text, verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const nssOperation = defineOperation({
  summary: 'Extract NSS assignment',
  ours: false,
  description: 'The IMSS paper that assigns or tells a social security number.',
  flags: ['validate_curp', 'validate_nss'],
  data: z.object({
    nss: text,
    request_date: date,
    folio: text,
    name: text,
    first_lastname: text,
    second_lastname: text,
    birthdate: date,
    curp: text,
    gender: text,
    state_of_birth: text,
    qr_found: qr,
    qr_valid: qr,
    nss_valid: verdict,
    nss_structure_valid: structure,
    nss_response: z
      .object({ success: z.boolean(), result: insuredPerson })
      .nullable()
      .meta({ description: 'Whose the number is; null where the registry does not say.' }),
    curp_structure_valid: structure,
    valid_curp: verdict,
    curp_response: curpRecord.nullable(),
  }),
});
