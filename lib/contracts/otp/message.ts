import { z } from 'zod';
import { line } from '../base/service.ts';

/** Schemas that messages with codes and with links share: channel, person, company and language. */

export const otpType = z.enum(['SMS', 'EMAIL', 'WHATSAPP']);
export type OtpType = z.output<typeof otpType>;

/** The caller's identifier of the person (an id, or the address). Messages never contain it. */
export const user = line(200)
  .min(1)
  .refine((text) => !text.includes('\0'), { error: 'Text without NUL characters' });

export const fromKey = z.boolean().nullish().meta({
  description:
    'Ours: whether a key of the tenant gave this address, and not the person who asks for the code. Believed of our own workflows alone: a key that asks by itself gives the address.',
});

export const messageMetadata = z.object({
  company: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: 'Who the message is from, as the person knows them. By default the company of the tenant.' }),
  language: z
    .string()
    .max(35)
    .nullish()
    .meta({ description: "Ours: the person's language as a BCP 47 tag; `es-MX` and `en` are written. By default the tenant's." }),
});
