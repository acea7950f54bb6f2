import { z } from 'zod';
import { internalOperations } from '../base/operation-group.ts';
import { envelope, line, uuid } from '../base/service.ts';
import { messageMetadata, user } from './message.ts';

/** News about a workflow that its person gets as a message. `done`: nothing is left for the person to do. */
export const noticeNews = z.enum(['done', 'go_on', 'rejected']);
export type NoticeNews = z.output<typeof noticeNews>;

const sentNotice = z.object({ reference: uuid });

/** Operation for the workflows service only: no other caller may send people unrequested messages in a tenant's name. */
export const noticesContract = {
  send: internalOperations
    .post(
      '/notices',
      'Send notice',
      'Sends a person news of their workflow by mail or SMS, and answers when the carrier has accepted it. `reference` identifies the message in the outbox and as a mail, so that a repeated request tells nobody twice. The limits are those of links, counted separately.',
    )
    .input(
      z.object({
        type: z.enum(['EMAIL', 'SMS']),
        to: line(254).min(1),
        news: noticeNews,
        reference: uuid,
        user,
        metadata: messageMetadata.nullish(),
      }),
    )
    .output(envelope(sentNotice)),
};
