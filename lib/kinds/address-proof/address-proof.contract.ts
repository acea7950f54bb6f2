import { z } from 'zod';
import { addressParts } from '../base/address-parts.ts';
import { date, text, texts } from '../base/members.ts';
import { defineOperation } from '../base/operation.ts';

export const addressTypes = ['electricity', 'telephone', 'internet', 'water', 'gas', 'property_tax', 'bank_statement', 'other'] as const;

export const addressProofOperation = defineOperation({
  summary: 'Extract address proof',
  ours: false,
  description:
    'A bill of electricity, telephone, internet, water or gas, a property tax receipt, or a bank statement. `date` is the day of issue, else the first of the period; `end_date` the last of the period, else the last day of payment.',
  data: z.object({
    name: text,
    type: z.enum(addressTypes).nullable(),
    issued_by: text.meta({ description: 'The brand.' }),
    date,
    end_date: date,
    likely_recent: z.boolean().nullable().meta({
      description:
        'Null where no date was read. Its newest date is at most three months old, and none is of the future: it is not issued after today, and ends at most two months after.',
    }),
    address: z.object(texts(addressParts)),
  }),
});
