import { z } from 'zod';
import { messageChannels } from '../base/message-channels.ts';
import { line } from '../base/service.ts';

/** Schemas that messages with codes and with links share: channel, person, company and language. */

export const otpType = z.enum(messageChannels);
export type OtpType = z.output<typeof otpType>;

/** The caller's identifier of the person (an id, or the address). Messages never contain it. */
export const user = line(200)
  .min(1)
  .refine((text) => !text.includes('\0'), { error: 'Text without NUL characters' });

export const fromKey = z
  .boolean()
  .nullish()
  .describe(
    'Ours: true if a key of the tenant gave this address, not the person who asks for the code. The member counts only from our own workflows. Another key that sends the request has given the address itself.',
  );

export const messageMetadata = z.object({
  company: z.string().max(100).nullish().describe('The sender’s name, as the person knows it. By default the company of the tenant.'),
  language: z
    .string()
    .max(35)
    .nullish()
    .describe('Ours: the person’s language as a BCP 47 tag. Messages exist in `es-MX` and `en`. By default the tenant’s.'),
});
