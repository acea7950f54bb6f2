import { z } from 'zod';
import { emailInput, envelope, internalOperation, line, timeInput, timestamp, uuid } from '../base/service.ts';
import { messageMetadata, user } from './message.ts';

/** Signed copies by mail (base `/otp`, for our own processes alone): the person's copy at the end of their workflow. */

/** Bytes of a copy that is attached; a larger one is fetched by a link. */
export const LARGEST_ATTACHMENT = 5 * 1024 * 1024;

export const copiesContract = {
  send: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/copies',
      summary: 'Send signed copy',
      description:
        'Mails a signed copy, attached or by the link of its page, and answers when the carrier took it. The reference is the Message-ID, so a repeated mail is known as the same one. A mailbox that refuses for good is `copy_refused`.',
    })
    .meta({ internal: true, form: { largestFile: LARGEST_ATTACHMENT, part: 'file' } })
    .input(
      z.object({
        reference: uuid,
        to: emailInput,
        user,
        /** The name of the copy, with its extension. */
        name: line(250).min(1),
        file: z.file().optional(),
        /** Where a copy that is not attached is. */
        link: z.string().max(500).nullish(),
        /** Until when the link opens. */
        expires_at: timeInput.nullish(),
        metadata: messageMetadata.nullish(),
      }),
    )
    .output(envelope(z.object({ sent_at: timestamp }))),
};
