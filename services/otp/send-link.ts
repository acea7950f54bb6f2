import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OtpType } from '#contracts/otp/message.ts';
import type { Caller } from '#platform/base/ports.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { inboxLimits, originOf } from './inbox-limits.ts';
import { writeLinkMail } from './mail/link-mail.ts';
import { type MessageWords, messageWords, type OtpApp, timeLeft } from './message.ts';
import { implementer } from './model/implementer.ts';
import { invalidRequest } from './model/invalid-request.ts';
import { testOutcome } from './model/test-destinations.ts';
import { checkPageLink } from './page-link.ts';
import { createSending } from './sending.ts';
import { linkText } from './sms/link-text.ts';

type LinkMessage = MessageWords & { link: string; minutes: number | null; reference: string };

/** Sends a workflow's link. Stores no link: after a failure, the caller sends a request with a new link. */
export function sendLink(app: OtpApp) {
  const { clock, config, tenants } = app.platform;
  const sending = createSending(app.platform, 'link');
  return implementer.links.send.handler(async ({ input, context }) => {
    const { caller } = context;
    const { type, user, link, metadata } = input;
    const destination = type === 'EMAIL' ? mailAddress(input.to) : phoneDigits({ phone: input.to }, 'to');
    const { custom_domains: customDomains, senders } = await tenants.settings(caller.tenantId);
    const isTest = testOutcome(caller, destination) !== null;
    if (type !== 'EMAIL' && !isTest) refuseUnsendable(destination, senders.countries, 'to');
    checkPageLink(link, { publicUrl: config.publicUrl, customDomains });
    const message = {
      ...(await messageWords(app, caller, metadata)),
      ...{ link, minutes: minutesUntil(input.expires_at, clock.now()), reference: randomUUID() },
    };
    return app.platform.onceAfter(context, async () => {
      const { reference } = message;
      // Counted as an address from an API key: a code has proven the address, so no stranger can block an inbox with links.
      const origin = originOf(caller, true);
      await sending.send(caller, { type, user, destination, origin, reference }, () => deliver(app, caller, type, destination, message));
      const resend_after = isTest ? 0 : inboxLimits.link.resend.seconds;
      const result = { reference, type, user, sent_at: clock.now().toISOString(), resend_after };
      return async () => ({ success: true as const, result });
    });
  });
}

function deliver(app: OtpApp, caller: Caller, type: OtpType, to: string, message: LinkMessage): Promise<void> {
  const { carriers } = app;
  const { reference, from, company, link, language } = message;
  const common = { reference, language, to };
  switch (type) {
    case 'EMAIL':
      return carriers.email.send(caller, { ...writeLinkMail(message), ...common, from }, timeLeft(app, caller));
    case 'SMS':
      return carriers.sms.send(caller, { ...common, company, text: linkText(message), backup: false }, timeLeft(app, caller));
    case 'WHATSAPP':
      return carriers.whatsapp.send(caller, { ...common, company, fill: { link } }, timeLeft(app, caller));
  }
}

function mailAddress(text: string): string {
  if (z.email().safeParse(text).success) return text;
  throw invalidRequest('ERR001', 'to', 'invalid_email', 'to must be an e-mail address.');
}

function minutesUntil(end: string | null | undefined, now: Date): number | null {
  const minutes = end ? Math.floor((Date.parse(end) - now.getTime()) / 60_000) : 0;
  return minutes > 0 ? minutes : null;
}
