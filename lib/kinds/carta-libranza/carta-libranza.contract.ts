import { z } from 'zod';
import { MAX_PAGES } from '../base/max-pages.ts';
import { date, structure, text, verdict } from '../base/members.ts';
import { defineOperation, unlessEmpty } from '../base/operation.ts';

/** The letter is one page; what follows it is not read unless asked for. */
export const DEFAULT_PAGES = 1;
const count = unlessEmpty(z.coerce.number().int().min(1).max(MAX_PAGES));
/** A form has no null: clients write the word. */
const pages = z.preprocess((value) => (value === 'null' ? null : value), count).default(DEFAULT_PAGES);

export const cartaLibranzaOperation = defineOperation({
  summary: 'Extract carta libranza',
  ours: false,
  description: 'The IMSS letter of a loan that is paid from a pension. Money and terms are the texts that it prints.',
  flags: ['validate_curp'],
  form: {
    pages: pages.meta({ title: 'Pages', description: 'How many pages are read, from the first.' }),
  },
  data: z.object({
    business_email: text,
    business_name: text,
    business_folio: text,
    business_phone: text,
    curp: text,
    date,
    email: text,
    first_name: text,
    first_lastname: text,
    second_lastname: text,
    mobile_number: text,
    nss: text,
    ooad: text,
    promotor: text,
    curp_structure_valid: structure,
    loan_amount: text,
    loan_amount_to_receive: text,
    loan_monthly_deduction: text,
    loan_total_amount_due: text,
    loan_cat_with_iva: text,
    loan_first_deduction_date: date,
    loan_folio_validity_date: date,
    loan_term: text,
    loans_to_liquidate: z.array(
      z.object({
        cat_with_iva: text,
        loan_amount: text,
        monthly_deduction: text,
        deductions_term: text.meta({ description: 'The bare number.' }),
        capital_balance: text,
        total_amount_due: text,
        entity_clabe: text,
        fine_entity: text,
      }),
    ),
    curp_valid: verdict.meta({ description: 'Ours: what the registry says of the CURP; null unless `validate_curp` asks.' }),
  }),
});
