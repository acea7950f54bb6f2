import { implement } from '@orpc/server';
import { copiesContract } from '#contracts/otp/copies.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { askerOf } from './inbox-limits.ts';
import { writeCopyMail } from './mail/copy-mail.ts';
import type { OtpTables } from './model/tables.ts';
import type { Carriers } from './providers/carriers.ts';
import { createSending } from './sending.ts';
import { oneLine } from './words/one-line.ts';
import { chooseLanguage } from './words/words.ts';

/** A mail with five megabytes takes longer than a code, and nobody waits for it. */
const SEND_TIMEOUT_MS = 60_000;
/** Where the page of a copy is, below the server's address. */
const PAGE = '/workflows/v1/copies/';

/** Mails signed copies, and keeps none. */
export function createCopies(platform: Platform<OtpTables>, carriers: Carriers) {
  const os = implement(copiesContract).$context<CallContext>();
  const { clock, config, tenants } = platform;
  const sending = createSending(platform, 'copy');

  const hoursUntil = (end: string | null | undefined) =>
    end ? Math.max(1, Math.floor((Date.parse(end) - clock.now().getTime()) / 3_600_000)) : null;
  const timeLeft = (caller: Caller) => Math.max(1, Math.min(SEND_TIMEOUT_MS, caller.deadline - clock.now().getTime()));

  const send = os.send.handler(async ({ input, context }) => {
    const { caller } = context;
    const { reference, to, user, name, file, link, expires_at, metadata } = input;
    if (!file === !link) throw invalidMember('file', 'one_of', 'Either a file, or a link.');
    if (link && !link.startsWith(`${config.publicUrl}${PAGE}`)) throw invalidMember('link', 'not_our_page', 'link is the page of a copy.');
    const { company, languages, senders } = await tenants.settings(caller.tenantId);
    const language = chooseLanguage(metadata?.language, languages);
    const words = { name, link: link ?? null, hours: hoursUntil(expires_at), language };
    const mail = {
      ...writeCopyMail({ ...words, company: oneLine(metadata?.company ?? '') || company.name }),
      ...{ reference, language, from: senders.email, to },
      ...(file && { attachment: { name, bytes: new Uint8Array(await file.arrayBuffer()) } }),
    };
    return platform.onceAfter(context, async () => {
      const message = { type: 'EMAIL' as const, user, destination: to, asker: askerOf(caller, true), reference };
      await sending.send(caller, message, () => carriers.email.send(caller, mail, timeLeft(caller)));
      const result = { sent_at: clock.now().toISOString() };
      return async () => ({ success: true as const, result });
    });
  });

  return os.router({ send });
}
