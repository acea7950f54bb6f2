import { z } from 'zod';
import { cutAt } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { answers, emailInput, envelope, line, timestamp, uuid } from '../base/service.ts';
import { copiesContract } from './copies.ts';
import { linksContract } from './links.ts';
import { fromKey, messageMetadata, otpType, user } from './message.ts';
import { noticesContract } from './notices.ts';

/** One-time codes (base `/otp`) of six digits, valid once. Errors have `code: "ERR001" … "ERR007"`; see docs/services/otp.md. */

export const otpMetadata = messageMetadata.extend({
  user_name: z.string().max(100).nullish().meta({ description: 'How the mail greets the person.' }),
});

const duration = z
  .string()
  .check(cutAt(20))
  .meta({
    description:
      'How long the code is good for: 1 to 4 digits and `m` (minutes) or `h` (hours), from `1m` to `24h`. Anything else is ERR002.',
    examples: ['10m', '1h'],
  });

const phone = line(30)
  .min(1)
  .meta({ examples: ['525512345678'] });

export const otpCreation = z
  .object({
    created_at: timestamp,
    expiration_date: timestamp,
    reference: uuid,
    type: otpType,
    user: z.string(),
  })
  .meta({ id: 'OtpCreation' });

export const otpValidation = z
  .object({
    match: z.boolean(),
    type: otpType,
    user: z.string(),
    validated_at: timestamp,
  })
  .meta({ id: 'OtpValidation' });

const DIFFERS = { differs: 'One code in 30 seconds and five in an hour to a destination, else 429. `expires_in` is `1m` to `24h`.' };

const codes = operationGroup('/v1/otp', ['OTP']);

export const otpContract = {
  sendEmail: codes
    .post(
      '/email',
      'Send OTP by email',
      'Makes a code, hands it to the mail carrier, and answers when the carrier took it (at most 10 seconds). A new code voids the earlier open one of the same user. With a test key, addresses at `test.zaguan.example` are sent nothing and take the code 123456; `late@`, `refused@`, `wrong@`, `expired@` and `limited@` play what their names say.',
    )
    .meta(DIFFERS)
    .input(z.object({ email: emailInput, expires_in: duration, metadata: otpMetadata.nullish(), user, from_key: fromKey }))
    .output(envelope(otpCreation)),

  sendSms: codes
    .post(
      '/sms',
      'Send OTP by SMS',
      'As by e-mail, in one SMS of at most 160 characters, or 70 as soon as one of them is outside the GSM alphabet, as “ó” is; a longer one is ERR002. With a test key, numbers from 55 0000 0000 to 55 0000 9999 are sent nothing and take the code 123456; those that end in 01 to 05 play late, refused, wrong, expired, limited.',
    )
    .meta(DIFFERS)
    .input(
      z.object({
        phone: phone.meta({ description: 'Ten digits are Mexican; the old prefixes 01, 044, 045 and the 1 after 52 are dropped.' }),
        expires_in: duration,
        user,
        country_code: z
          .int()
          .min(1)
          .max(999)
          .nullish()
          .meta({ description: 'Put before the number, unless it is there already. By default 52.', examples: [52] }),
        country_code_included: z.boolean().nullish().meta({ description: 'Whether `phone` begins with its country code.' }),
        metadata: otpMetadata.nullish(),
        from_key: fromKey,
        retry: z.boolean().nullish().meta({ description: 'True where a message was sent before: goes out by the backup number.' }),
      }),
    )
    .output(envelope(otpCreation)),

  sendWhatsapp: codes
    .post('/whatsapp', 'Send OTP by WhatsApp', 'As by e-mail, through an approved template whose text and button carry the code.')
    .meta(DIFFERS)
    .input(
      z.object({
        phone: phone.meta({ description: 'With country code.' }),
        expires_in: duration,
        user,
        metadata: otpMetadata.nullish().meta({ description: 'Ours: the language of the template.' }),
        from_key: fromKey,
      }),
    )
    .output(envelope(otpCreation)),

  validate: codes
    .post(
      '/validate',
      'Validate OTP',
      'Checks a code once. Five wrong codes since the last send void it.',
      answers({ 404: 'ERR004: no code fits this code, user and type.' }),
    )
    .input(z.object({ code: line(20).min(1), type: otpType, user }))
    .output(envelope(otpValidation)),

  links: linksContract,

  internal: { copies: copiesContract, notices: noticesContract },
};
