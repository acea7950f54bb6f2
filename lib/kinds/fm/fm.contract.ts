import { z } from 'zod';
import { curpRecord, date, structure, text, verdict } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const fmTypes = ['FM2', 'FM3', 'RESIDENTE_TEMPORAL', 'RESIDENTE_PERMANENTE', 'RESIDENTE_TEMPORAL_ESTUDIANTE', 'VISITANTE'] as const;

export const fmOperation = defineOperation({
  summary: 'Extract FM2 / FM3',
  ours: false,
  description: 'A migratory form, or a resident’s card. A card without an end of validity has `expiration_date` null.',
  flags: ['validate_curp'],
  data: z.object({
    type: z.enum(fmTypes).nullable(),
    number: text,
    name: text,
    last_name: text,
    first_lastname: text,
    second_lastname: text,
    country: text,
    birth_date: date,
    gender: text,
    curp: text,
    curp_structure_valid: structure,
    curp_valid: verdict,
    expedition_date: date,
    expiration_date: date,
    curp_response: curpRecord.nullable(),
  }),
});
