import { z } from 'zod';
import { date, qr, text } from '../base/members.ts';

/** Data that the certificate and the card of the tax authority (SAT) share. */
export const taxpayer = z.object({ full_name: text, rfc: text, id: text.meta({ description: 'idCIF.' }) });

export const taxSituation = {
  identification_data: z.object({
    curp: text,
    name: text,
    first_lastname: text,
    second_lastname: text,
    birthdate: date,
    start_date: date,
    situation: text,
    situation_last_update: date,
  }),
  fiscal_address: z.object({
    street: text,
    ext_num: text,
    int_num: text,
    postal_code: text,
    neighborhood: text,
    municipality: text,
    state: text,
    email: text,
    al: text,
  }),
  fiscal_characteristics: z.object({
    rfc: text,
    regimes: z.array(z.object({ regime: z.string(), start_date: date })).meta({ description: 'Those in force.' }),
  }),
  qr_found: qr,
  qr_valid: qr.meta({ description: 'Its code names the RFC and the idCIF that are printed; null as before.' }),
};
