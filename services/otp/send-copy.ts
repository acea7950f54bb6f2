import { HOUR_MS } from '#platform/base/durations.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { originOf } from './inbox-limits.ts';
import { writeCopyMail } from './mail/copy-mail.ts';
import { messageWords, type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { createSending } from './sending.ts';

/** The longest wait for the mail server, in ms: a mail may have five megabytes, and no person waits for the answer. */
const SEND_TIMEOUT_MS = 60_000;
/** Path, below the server's address, of the page where a person downloads a signed copy. */
const PAGE = '/workflows/v1/copies/';

/** Mails a person's signed document (copy), as an attachment or a link. Stores no copy. */
export function sendCopy(app: OtpApp) {
  const { clock, config } = app.platform;
  const sending = createSending(app.platform, 'copy');
  return implementer.internal.copies.send.handler(async ({ input, context }) => {
    const { caller } = context;
    const { reference, to, user, name, file, link, expires_at, metadata } = input;
    if (!file === !link) throw invalidMember('file', 'one_of', 'Send either a file or a link.');
    if (link && !link.startsWith(`${config.publicUrl}${PAGE}`)) throw invalidMember('link', 'not_our_page', 'link is no page of a copy.');
    const { company, language, from } = await messageWords(app, caller, metadata);
    const hours = expires_at ? Math.max(1, Math.floor((Date.parse(expires_at) - clock.now().getTime()) / HOUR_MS)) : null;
    const mail = {
      ...writeCopyMail({ name, link: link ?? null, hours, language, company }),
      ...{ reference, language, from, to },
      ...(file && { attachment: { name, bytes: new Uint8Array(await file.arrayBuffer()) } }),
    };
    return app.platform.onceAfter(context, async () => {
      const message = { type: 'EMAIL' as const, user, destination: to, origin: originOf(caller, true), reference };
      await sending.send(caller, message, () => app.carriers.email.send(caller, mail, timeLeft(app, caller, SEND_TIMEOUT_MS)));
      const result = { sent_at: clock.now().toISOString() };
      return async () => ({ success: true as const, result });
    });
  });
}
