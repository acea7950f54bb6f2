import { z } from 'zod';
import { amount, date, text } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const reportTypes = ['buro_pf', 'buro_pm', 'circulo_pf', 'circulo_pm', 'unknown'] as const;

/** Maximum number of entries that are read from each list; a report of thirty pages has fewer. */
export const MAX_LISTED = 200;
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_LISTED);

export const creditReportOperation = defineOperation({
  summary: 'Extract credit report',
  ours: false,
  description:
    'A special credit report of Buró de Crédito or Círculo de Crédito, of a person or a company. Texts are as printed. Dates are `YYYY-MM-DD`; a month or a year that stands alone is `YYYY-MM` or `YYYY`. `status` is `partial` where a part of the report was found and could not be read.',
  description400: 'The PDF cannot be used: it is none, is damaged or locked, or is no credit report.',
  extraFields: { status: z.enum(['ok', 'partial']) },
  data: z.object({
    type: z.enum(reportTypes),
    name: text,
    rfc: text,
    curp: text,
    birthdate: date,
    fiscal_address: z.object({
      street: text,
      number: text,
      neighborhood: text,
      zip_code: text,
      city: text,
      state: text,
      country: text,
    }),
    credit_score: z.int().nullable(),
    shareholders: list(z.object({ name: text, rfc: text, address: text, participation: text })),
    guarantors: list(z.object({ name: text, rfc: text, address: text, amount })),
    credits: list(
      z.object({
        institution: text,
        status: text,
        type: text,
        start_date: text,
        end_date: text,
        last_update: text,
        last_payment_date: text,
        current_balance: amount,
        overdue_balance: amount,
        payment_amount: amount,
        credit_limit_amount: amount,
        max_credit_amount: amount,
      }),
    ),
    previous_consultations: list(z.object({ institution: text, date: text, phone: text, address: text })),
  }),
});
