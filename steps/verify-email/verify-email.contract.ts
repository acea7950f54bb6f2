import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { code, codeLifetime } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { EMAIL_LENGTH, emailPattern, hasShortParts, normalizeEmail } from './email.contract.ts';

const email = z
  .string()
  .check(atMost(2 * EMAIL_LENGTH), z.overwrite(normalizeEmail), atMost(EMAIL_LENGTH), z.regex(emailPattern), z.refine(hasShortParts));

const setup = z.strictObject({
  /** The address that is prefilled; the person may change it. */
  email: z.optional(email),
  expires_in: codeLifetime,
});

/** The step that proves access to an e-mail address: the person types a code that was sent to it. */
export const verifyEmail = defineStep({
  key: 'verify_email',
  title: 'E-mail',
  description: 'Sends a six-digit code to an e-mail address and waits for it.',
  minutes: 0.6,
  final: true,
  shares: ['email'],
  setup,
  submission: z.object({ email }),
  payload: z.object({ email: z.string(), email_confirmation: z.literal(true), verified_at: z.iso.datetime() }),
  actions: {
    send_code: {
      input: z.object({ email, retry: z._default(z.boolean(), false) }),
      output: z.object({ email: z.string(), expires_at: z.string(), resend_after: z.number() }),
    },
    verify_code: {
      input: z.object({ code }),
      output: z.object({ email: z.string() }),
    },
  },
  reaches: ({ email }) => (email === undefined ? [] : [{ channel: 'EMAIL', destination: email }]),
  browserSetup: ({ email }) => ({ email: email ?? null }),
  browserPayload: ({ email }) => ({ email }),
  samples: {
    setup: { email: 'luisa.perez@example.com' },
    submission: { email: 'luisa.perez@example.com' },
    payload: { email: 'luisa.perez@example.com', email_confirmation: true, verified_at: '2026-11-20T18:00:00.000Z' },
  },
});
