import { z } from 'zod';
import { curpRecord, date, qr, structure, text, verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const curpOperation = defineOperation({
  summary: 'Extract CURP',
  ours: false,
  description:
    'The certificate of a CURP (constancia). Birth and entity of birth come from the key itself where they are not printed. `qr_valid`: its code names the same CURP and the same person as the print.',
  flags: ['validate_curp'],
  data: z.object({
    full_name: text,
    curp: text,
    curp_structure_valid: structure,
    birthdate: date,
    state_of_birth: text,
    state_of_registration: text,
    asociated_curps: z.array(z.string()),
    qr_found: qr,
    qr_valid: qr,
    curp_valid: verdict,
    curp_response: curpRecord.nullable(),
  }),
});
