import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { z } from 'zod';
import { linksContract } from '#contracts/otp/links.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { askerOf, inboxLimits } from './inbox-limits.ts';
import { writeLinkMail } from './mail/link-mail.ts';
import type { OtpTables } from './model/tables.ts';
import { testOutcome } from './model/test-destinations.ts';
import { checkPageLink } from './page-link.ts';
import type { Carriers } from './providers/carriers.ts';
import type { CarriersConfig } from './providers/choose.ts';
import { createSending } from './sending.ts';
import { linkText } from './sms/link-text.ts';
import { oneLine } from './words/one-line.ts';
import { type CodeLanguage, chooseLanguage } from './words/words.ts';

interface LinkMessage {
  link: string;
  company: string;
  language: CodeLanguage;
  minutes: number | null;
  reference: string;
  from: { name: string; address: string };
}

export interface LinkParts {
  carriers: Carriers;
  config: CarriersConfig;
  timeLeft(caller: Caller): number;
}

/** What stands for a carrier of live messages and is none. */
const sendsNothing: ReadonlySet<string> = new Set(['none', 'test_outbox']);

/** Sends links and stores none: after a failure the caller asks anew, with another link. */
export function createLinks(platform: Platform<OtpTables>, { carriers, config, timeLeft }: LinkParts) {
  const os = implement(linksContract).$context<CallContext>();
  const sending = createSending(platform, 'link');

  const deliver = (caller: Caller, type: OtpType, to: string, message: LinkMessage): Promise<void> => {
    const { reference, from, ...words } = message;
    const common = { reference, language: message.language, to };
    const { company, link } = message;
    switch (type) {
      case 'EMAIL':
        return carriers.email.send(caller, { ...writeLinkMail(words), ...common, from }, timeLeft(caller));
      case 'SMS':
        return carriers.sms.send(caller, { ...common, company, text: linkText(words), backup: false }, timeLeft(caller));
      case 'WHATSAPP':
        return carriers.whatsapp.send(caller, { ...common, company, fill: { link } }, timeLeft(caller));
    }
  };

  const send = os.send.handler(async ({ input, context }) => {
    const { caller } = context;
    const { type, user, link, metadata } = input;
    const destination = type === 'EMAIL' ? mailAddress(input.to) : phoneDigits({ phone: input.to }, 'to');
    const { company, custom_domains: customDomains, languages, senders } = await platform.tenants.settings(caller.tenantId);
    if (type !== 'EMAIL' && testOutcome(caller, destination) === null) refuseUnsendable(destination, senders.countries, 'to');
    checkPageLink(link, { publicUrl: platform.config.publicUrl, customDomains });
    const message = {
      link,
      company: oneLine(metadata?.company ?? '') || company.name,
      language: chooseLanguage(metadata?.language, languages),
      minutes: minutesUntil(input.expires_at, platform.clock.now()),
      from: senders.email,
    };
    return platform.onceAfter(context, async () => {
      const reference = randomUUID();
      // Links go to addresses that were proven by a code, so no stranger can lock an inbox with them.
      const asker = askerOf(caller, true);
      await sending.send(caller, { type, user, destination, asker, reference }, () =>
        deliver(caller, type, destination, { ...message, reference }),
      );
      const result = {
        reference,
        type,
        user,
        sent_at: platform.clock.now().toISOString(),
        resend_after: testOutcome(caller, destination) === null ? inboxLimits.link.resend.seconds : 0,
      };
      return async () => ({ success: true as const, result });
    });
  });

  const channels = os.channels.handler(async ({ context: { caller } }) => {
    const { tenantId, livemode } = caller;
    const { senders } = await platform.tenants.settings(tenantId);
    const hasOwn = config.urls !== undefined;
    // A test destination needs no carrier.
    const canSend: Record<OtpType, boolean> = {
      EMAIL: !livemode || !sendsNothing.has(config.mail.provider),
      SMS: !livemode || !sendsNothing.has(config.sms?.provider ?? 'outbox') || (hasOwn && senders.sms !== null),
      WHATSAPP: hasOwn && Boolean(senders.whatsapp?.link_template),
    };
    const ways: OtpType[] = ['EMAIL', 'SMS', 'WHATSAPP'];
    return { success: true as const, result: { channels: ways.filter((way) => canSend[way]) } };
  });

  return os.router({ send, channels });
}

function mailAddress(text: string): string {
  if (z.email().safeParse(text).success) return text;
  const message = 'to is an e-mail address.';
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR001',
    errors: [{ path: 'to', code: 'invalid_email', message }],
  });
}

function minutesUntil(end: string | null | undefined, now: Date): number | null {
  const minutes = end ? Math.floor((Date.parse(end) - now.getTime()) / 60_000) : 0;
  return minutes > 0 ? minutes : null;
}
