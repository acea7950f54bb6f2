import * as z from 'zod/mini';
import { internationalPhone, LONGEST_PHONE } from '#mexico/phone.ts';
import { atMost } from '../base/limits.ts';
import type { Bring, SharedFact } from './step.ts';

/** Schemas shared by the steps that prove an e-mail address or phone number with a one-time code. */

/** Seconds until the next code may be sent; the one-time-code service has the same limit. */
export const RESEND_SECONDS = 30;

export const code = z.string().check(z.regex(/^\d{6}$/));

/** Lifetime of a code, in minutes or hours. */
export const codeLifetime = z._default(z.string().check(z.regex(/^([1-9]\d{0,2}m|([1-9]|1\d|2[0-4])h)$/)), '10m');

/** A phone number as `+`, country code and digits, converted from any form that a person writes. */
export const phone = z.string().check(
  atMost(LONGEST_PHONE),
  z.overwrite((typed: string) => internationalPhone(typed) ?? typed),
  z.regex(/^\+[1-9]\d{7,14}$/),
);

export const phoneChannel = z.enum(['SMS', 'WHATSAPP']);
export type PhoneChannel = z.output<typeof phoneChannel>;

export const phoneCodeSetup = z.strictObject({
  /** Prefilled number, which the person may change. */
  phone: z.optional(phone),
  expires_in: codeLifetime,
  /** Accepts numbers outside Mexico, written with + and country code. */
  international: z._default(z.boolean(), false),
  /** Offers the other channel (WhatsApp or SMS) for a late code. */
  other_channel: z._default(z.boolean(), true),
});

export const phoneCodeActions = {
  send_code: {
    /** `other`: send the code through the other channel. */
    input: z.object({ phone, retry: z._default(z.boolean(), false), other: z._default(z.boolean(), false) }),
    output: z.object({ phone: z.string(), channel: phoneChannel, expires_at: z.string(), resend_after: z.number() }),
  },
  verify_code: {
    input: z.object({ code }),
    output: z.object({ phone: z.string() }),
  },
};

/** `channel`: the channel that delivered the correct code. */
export const phoneCodePayload = z.object({
  phone: z.string(),
  channel: phoneChannel,
  phone_confirmation: z.literal(true),
  verified_at: z.iso.datetime(),
});

/** Declares a step that proves a phone number, by the channel of its first code. */
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
