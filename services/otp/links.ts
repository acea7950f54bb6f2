import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { z } from 'zod';
import { linksContract } from '#contracts/otp/links.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { inboxLimits, originOf } from './inbox-limits.ts';
import { writeLinkMail } from './mail/link-mail.ts';
import { type MessageWords, messageWords, type OtpApp, timeLeft } from './message.ts';
import { invalidRequest } from './model/invalid-request.ts';
import { testOutcome } from './model/test-destinations.ts';
import { checkPageLink } from './page-link.ts';
import { createSending } from './sending.ts';
import { linkText } from './sms/link-text.ts';

type LinkMessage = MessageWords & { link: string; minutes: number | null; reference: string };

/** Providers that send no message of live mode. */
const sendsNothing: ReadonlySet<string> = new Set(['none', 'test_outbox']);

/** Implements the operations that send a workflow's link. Stores no link: after a failure, the caller sends a request with a new link. */
export function linkOperations(app: OtpApp) {
  const { clock, config, tenants } = app.platform;
  const os = implement(linksContract).$context<CallContext>();
  const sending = createSending(app.platform, 'link');
  return os.router({
    send: os.send.handler(async ({ input, context }) => {
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
    }),
    channels: os.channels.handler(async ({ context }) => ({
      success: true as const,
      result: { channels: await channelsOf(app, context.caller) },
    })),
  });
}

/** Lists the channels that can send a link. E-mail and SMS need no carrier in test mode. */
async function channelsOf({ platform, config }: OtpApp, { tenantId, livemode }: Caller): Promise<OtpType[]> {
  const { senders } = await platform.tenants.settings(tenantId);
  const hasOwn = config.urls !== undefined;
  const canSend: Record<OtpType, boolean> = {
    EMAIL: !livemode || !sendsNothing.has(config.mail.provider),
    SMS: !livemode || !sendsNothing.has(config.sms?.provider ?? 'outbox') || (hasOwn && senders.sms !== null),
    WHATSAPP: hasOwn && Boolean(senders.whatsapp?.link_template),
  };
  const channels: OtpType[] = ['EMAIL', 'SMS', 'WHATSAPP'];
  return channels.filter((channel) => canSend[channel]);
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
  throw invalidRequest('ERR001', 'to', 'invalid_email', 'to is an e-mail address.');
}

function minutesUntil(end: string | null | undefined, now: Date): number | null {
  const minutes = end ? Math.floor((Date.parse(end) - now.getTime()) / 60_000) : 0;
  return minutes > 0 ? minutes : null;
}
