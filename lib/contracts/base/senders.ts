import { z } from 'zod';
import { membersAtMost } from './limits.ts';
import { callAddress, emailInput } from './service.ts';

/** Accounts that send one-time codes and links: the server's (from the environment) or a tenant's (from its settings). */

export const twilioAccount = z.string().regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits');
export const twilioSender = z
  .string()
  .regex(/^(MG[0-9a-f]{32}|\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/, 'must be a number, a short code, a name of at most 11 letters, or MG…');
export const whatsappPhone = z.string().regex(/^\d{5,20}$/, 'must be the number that Meta gave the business phone, not the phone number');
export const whatsappTemplate = z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template: small letters, digits and _');
export const whatsappLanguages = z
  .array(z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a list like es_MX,en'))
  .min(1)
  .max(20);

const defaultBudget = { email: 5_000, sms: 1_000, whatsapp: 1_000 };
const budget = (usual: number) => z.int().min(0).max(10_000_000).default(usual);

/** The sender of a tenant that has set none. It belongs to nobody (RFC 2606), so no mail of live mode leaves with it. */
export const NOBODYS_SENDER = 'no-reply@zaguan.example';

/** A tenant's accounts, daily limits and countries. No answer contains the secrets. */
export const tenantSenders = z
  .object({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country’s two letters, like MX'))
      .min(1)
      .max(250)
      .default(['MX'])
      .describe('The countries whose numbers may receive messages (ISO 3166, two letters). Any other number is ERR001 `not_sendable`.'),
    daily: z
      .object({ email: budget(defaultBudget.email), sms: budget(defaultBudget.sms), whatsapp: budget(defaultBudget.whatsapp) })
      .prefault({})
      .describe(
        'The number of codes and links per channel, mode and day of Mexico City. At 80 % of it the webhook `codes.budget_near` is sent, at 100 % `codes.budget_spent`; further messages are ERR003 until midnight. A higher number takes effect at once.',
      ),
    alerts_url: callAddress
      .nullable()
      .default(null)
      .describe('The address for `codes.budget_near` and `codes.budget_spent`, signed like every webhook. The log has them in any case.'),
    email: z
      .object({ name: z.string().max(200), address: emailInput })
      .prefault({ name: 'Zaguán', address: NOBODYS_SENDER })
      .describe('The sender of mails. Until it is set, mails of live mode are ERR003 where a mail server would send them.'),
    sms: z
      .object({ account_sid: twilioAccount, sender: twilioSender, backup_sender: twilioSender.nullable().default(null) })
      .nullable()
      .default(null)
      .describe('An account at Twilio. Null sends with the account of the server. A request may add `auth_token`, which is never shown.'),
    whatsapp: z
      .object({
        phone_id: whatsappPhone,
        template: whatsappTemplate,
        link_template: whatsappTemplate
          .nullable()
          .default(null)
          .describe('A template of the category “utility” with two places: the company, the link. Null sends no links by WhatsApp.'),
        languages: whatsappLanguages.default(['es_MX']),
      })
      .nullable()
      .default(null)
      .describe('A number at the WhatsApp Cloud API. Null sends with the server’s. A request may add `token`, which is never shown.'),
  })
  .prefault({});

const MAX_SERVICES = 20;

/** Services that run on another installation. Each needs one API key per mode. */
export const remoteServices = z
  .record(z.string().regex(/^[a-z]{1,30}$/, 'must be the name of a service'), z.object({}))
  .check(membersAtMost(MAX_SERVICES))
  .default({})
  .describe('The services that another installation runs, by name. A request may add `live_key` and `test_key`, which are never shown.');

/** Paths of settings that are stored encrypted and never shown. Each is deleted with the object that contains it. */
export const settingsSecrets = ['senders.sms.auth_token', 'senders.whatsapp.token'] as const;
/** Path of the key for a service on another installation: `remote.otp.live_key`. */
export type ServiceKey = `remote.${string}.${'live_key' | 'test_key'}`;
export type SettingsSecret = (typeof settingsSecrets)[number] | ServiceKey;

/** A secret of Twilio or Meta: visible ASCII. */
export const secretText = z.string().regex(/^[\x21-\x7e]{1,500}$/);
