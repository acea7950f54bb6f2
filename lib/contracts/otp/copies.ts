import { z } from 'zod';
import { MB } from '../base/file-limits.ts';
import { internalOperations } from '../base/operation-group.ts';
import { emailInput, envelope, line, timeInput, timestamp, uuid } from '../base/service.ts';
import { messageMetadata, user } from './message.ts';

/** Internal operation (base `/otp`) that mails signed documents (copies) to the person at the end of a workflow. */

/** The largest copy that is attached to the mail, in bytes; a larger copy is sent as a link. */
export const LARGEST_ATTACHMENT = 5 * MB;

export const copiesContract = {
  send: internalOperations
    .post(
      '/copies',
      'Send signed copy',
      'Mails a signed copy, as an attachment or as the link of its page, and answers when the carrier has accepted it. The reference is the Message-ID, so that a repeated mail is recognized. A mailbox that refuses permanently is `copy_refused`.',
    )
    .meta({ form: { largestFile: LARGEST_ATTACHMENT, part: 'file' } })
    .input(
      z.object({
        reference: uuid,
        to: emailInput,
        user,
        /** File name with extension. */
        name: line(250).min(1),
        file: z.file().optional(),
        /** URL of the copy's page, if the copy is not attached. */
        link: z.string().max(500).nullish(),
        expires_at: timeInput.nullish(),
        metadata: messageMetadata.nullish(),
      }),
    )
    .output(envelope(z.object({ sent_at: timestamp }))),
};
