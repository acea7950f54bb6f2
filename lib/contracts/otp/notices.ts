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
      'Tells a person by mail or SMS what became of their workflow, and answers when the carrier took it. `reference` names the message: the outbox keeps one of it, and it is the identity of a mail, so that a repeated call tells nobody twice. The limits are those of links, counted apart.',
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
