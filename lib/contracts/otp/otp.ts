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
  user_name: z.string().max(100).nullish().describe('The name in the mail’s greeting.'),
});

const duration = z
  .string()
  .check(cutAt(20))
  .meta({
    description:
      'The time for which the code is valid: 1 to 4 digits and `m` (minutes) or `h` (hours), from `1m` to `24h`. Anything else is ERR002.',
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

const DIFFERS = {
  differs:
    'A destination gets one code in 30 seconds and five in an hour, a user 20 in an hour, else 429; a day’s budget that is spent is 500 ERR003. `expires_in` is `1m` to `24h`. Of a user and type the last two codes to the same destination are open.',
  refuses: { refused: 'the destination refuses messages for good: ERR003 with `permanent`' },
};
const PHONE_DIFFERS = {
  differs: `${DIFFERS.differs} The setting \`senders.countries\` lists the countries, at first Mexico alone.`,
  refuses: {
    ...DIFFERS.refuses,
    not_sendable: 'the country is not in `senders.countries`, or the number is of a kind that takes no message',
    invalid_phone: 'the text is no phone number',
  },
};

const codes = operationGroup('/v1/otp', ['OTP']);

export const otpContract = {
  sendEmail: codes
    .post(
      '/email',
      'Send OTP by email',
      'Creates a code, hands it to the mail carrier, and answers when the carrier has accepted it (within 10 seconds). The last two codes to the same address stay open, each for one use; a new code voids all others of the user. With a test key, nothing is sent to addresses at `test.zaguan.example`, and their code is 123456; `late@`, `refused@`, `wrong@`, `expired@` and `limited@` play what their names say.',
    )
    .meta({ ...DIFFERS, differs: `${DIFFERS.differs} With a live key the tenant must have set \`senders.email\`, else 500 ERR003.` })
    .input(z.object({ email: emailInput, expires_in: duration, metadata: otpMetadata.nullish(), user, from_key: fromKey }))
    .output(envelope(otpCreation)),

  sendSms: codes
    .post(
      '/sms',
      'Send OTP by SMS',
      'Sends a code like *Send OTP by email*, in one SMS. The SMS has at most 160 characters: letters of company and name that the GSM alphabet lacks lose their marks or are left out. A longer one is ERR002. With a test key, nothing is sent to numbers from 55 0000 0000 to 55 0000 9999, and their code is 123456; those that end in 01 to 05 play late, refused, wrong, expired, limited.',
    )
    .meta({
      ...PHONE_DIFFERS,
      refuses: { ...PHONE_DIFFERS.refuses, message_too_long: 'code, company and name have more than 160 characters: ERR002' },
    })
    .input(
      z.object({
        phone: phone.describe('The phone number. Ten digits are Mexican. The old prefixes 01, 044, 045 and the 1 after 52 are removed.'),
        expires_in: duration,
        user,
        country_code: z
          .int()
          .min(1)
          .max(999)
          .nullish()
          .meta({
            description: 'The country code, which is added unless the number begins with it. By default 52.',
            examples: [52],
          }),
        country_code_included: z.boolean().nullish().describe('True if `phone` begins with its country code.'),
        metadata: otpMetadata.nullish(),
        from_key: fromKey,
        retry: z.boolean().nullish().describe('True if a message was sent before. The SMS is then sent by the backup number.'),
      }),
    )
    .output(envelope(otpCreation)),

  sendWhatsapp: codes
    .post('/whatsapp', 'Send OTP by WhatsApp', 'Sends a code like *Send OTP by email*, in the text and button of an approved template.')
    .meta(PHONE_DIFFERS)
    .input(
      z.object({
        phone: phone.describe('The phone number, with country code.'),
        expires_in: duration,
        user,
        metadata: otpMetadata.nullish().describe('Ours: the `language` selects that of the template.'),
        from_key: fromKey,
      }),
    )
    .output(envelope(otpCreation)),

  validate: codes
    .post(
      '/validate',
      'Validate OTP',
      'Checks a code, which can be used once. Five wrong codes since the last send void the open ones.',
      answers({ 404: 'ERR004: no code matches this code, user and type.' }),
    )
    .meta({ differs: 'Five wrong codes of a user and type since the last send void the open ones; the answer stays ERR004.' })
    .input(z.object({ code: line(20).min(1), type: otpType, user }))
    .output(envelope(otpValidation)),

  links: linksContract,

  internal: { copies: copiesContract, notices: noticesContract },
};
