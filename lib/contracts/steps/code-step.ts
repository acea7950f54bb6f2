import * as z from 'zod/mini';
import { internationalPhone, LONGEST_PHONE } from '#mexico/phone.ts';
import { atMost } from '../base/limits.ts';
import type { Bring, SharedFact } from './step.ts';

/** The common part of steps that prove an address by a one-time code. */

/** Seconds before the next code may be sent. The one-time-code service has the same limit. */
export const RESEND_SECONDS = 30;

export const code = z.string().check(z.regex(/^\d{6}$/));

/** How long a code lives: minutes or hours. */
export const codeLifetime = z._default(z.string().check(z.regex(/^([1-9]\d{0,2}m|([1-9]|1\d|2[0-4])h)$/)), '10m');

/** `+`, country code and digits, from any form that a person writes. */
export const phone = z.string().check(
  atMost(LONGEST_PHONE),
  z.overwrite((typed: string) => internationalPhone(typed) ?? typed),
  z.regex(/^\+[1-9]\d{7,14}$/),
);

export const phoneChannel = z.enum(['SMS', 'WHATSAPP']);
export type PhoneChannel = z.output<typeof phoneChannel>;

export const phoneCodeSetup = z.strictObject({
  /** Prefilled. The person may change it. */
  phone: z.optional(phone),
  expires_in: codeLifetime,
  /** Also numbers outside Mexico, written with + and their country code. */
  international: z._default(z.boolean(), false),
  /** Whether the person may have a late code sent the other way: by WhatsApp in place of SMS, or by SMS in place of WhatsApp. */
  other_channel: z._default(z.boolean(), true),
});

export const phoneCodeActions = {
  send_code: {
    /** `other`: the other way than the step's own. */
    input: z.object({ phone, retry: z._default(z.boolean(), false), other: z._default(z.boolean(), false) }),
    output: z.object({ phone: z.string(), channel: phoneChannel, expires_at: z.string(), resend_after: z.number() }),
  },
  verify_code: {
    input: z.object({ code }),
    output: z.object({ phone: z.string() }),
  },
};

/** `channel` is the way by which the right code was sent. */
export const phoneCodePayload = z.object({
  phone: z.string(),
  channel: phoneChannel,
  phone_confirmation: z.literal(true),
  verified_at: z.iso.datetime(),
});

/** The declarations of a step that proves a phone number, for either channel of its first code. */
export function phoneCodeStep(channel: PhoneChannel) {
  return {
    minutes: 0.5,
    final: true,
    bring: ['phone'] satisfies Bring[],
    shares: ['phone'] satisfies SharedFact[],
    setup: phoneCodeSetup,
    submission: z.object({ phone }),
    payload: phoneCodePayload,
    actions: phoneCodeActions,
    reaches: ({ phone }: z.output<typeof phoneCodeSetup>) => (phone === undefined ? [] : [{ channel, destination: phone }]),
    browserSetup: ({ phone, international, other_channel }: z.output<typeof phoneCodeSetup>) => ({
      phone: phone ?? null,
      international,
      other_channel,
    }),
    browserPayload: ({ phone }: z.output<typeof phoneCodePayload>) => ({ phone }),
    samples: {
      setup: { phone: '55 1234 5678' },
      submission: { phone: '+525512345678' },
      payload: { phone: '+525512345678', channel, phone_confirmation: true as const, verified_at: '2026-11-20T18:00:00.000Z' },
    },
  };
}
