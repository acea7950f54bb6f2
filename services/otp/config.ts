import { z } from 'zod';
import { twilioAccount, twilioSender, whatsappLanguages, whatsappPhone, whatsappTemplate } from '#contracts/base/senders.ts';
import { flag, httpUrl, missing } from '#platform/base/config.ts';
import { isOfOwnNetwork } from '#platform/base/loopback.ts';
import type { ConfigFragment } from '#platform/base/service.ts';
import type { CarriersConfig } from './providers/choose.ts';

export interface OtpConfig extends CarriersConfig {
  /** A warning about the carriers (services that transport messages), logged at every start. */
  warning?: string | null;
}

/** The default addresses of the carriers' APIs. */
const TWILIO = 'https://api.twilio.com';
const WHATSAPP = 'https://graph.facebook.com/v23.0';

/** The environment variables of the server's own accounts at carriers. */
const variables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((text) => URL.canParse(text), { error: 'must be an address; write %23 for # in a password, and so on' })
    .optional(),
  OUTBOX: flag,
  TWILIO_ACCOUNT_SID: twilioAccount.optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_SENDER: twilioSender.optional(),
  TWILIO_BACKUP_SENDER: twilioSender.optional(),
  TWILIO_URL: httpUrl(TWILIO).default(TWILIO),
  WHATSAPP_PHONE_ID: whatsappPhone.optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_TEMPLATE: whatsappTemplate.optional(),
  WHATSAPP_LANGUAGES: z
    .string()
    .transform((text) => text.split(',').map((tag) => tag.trim()))
    .pipe(whatsappLanguages)
    .default(['es_MX']),
  WHATSAPP_URL: httpUrl(WHATSAPP).default(WHATSAPP),
};

export const otpConfig: ConfigFragment<typeof variables, OtpConfig> = {
  variables,
  /**
   * Without any carrier, a demo stores all messages in the outbox, and any other server stores messages of test mode and rejects live
   * ones, so that a forgotten carrier does not look like success. With a carrier, channels without their own reject all messages.
   * OUTBOX=1 makes every channel without a carrier use the outbox.
   */
  read(values, problem, server) {
    // Reports names of the first list that are absent although another name is given; the second list is optional.
    missing(values, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'], ['TWILIO_BACKUP_SENDER'], problem);
    missing(values, ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE'], [], problem);
    const { SMTP_URL: smtpUrl, TWILIO_URL, WHATSAPP_URL } = values;
    const twilio = twilioOf(values);
    const whatsapp = whatsappOf(values);
    const names = [server.host, ...(server.publicUrl === null ? [] : [new URL(server.publicUrl).hostname])];
    const isDemo = server.database === null && names.every(isOfOwnNetwork);
    const hasCarrier = Boolean(smtpUrl || twilio || whatsapp);
    const hasOutbox = values.OUTBOX === '1';
    const withoutCarrier = { provider: hasOutbox || (isDemo && !hasCarrier) ? 'outbox' : hasCarrier ? 'none' : 'test_outbox' } as const;
    return {
      mail: smtpUrl ? { provider: 'smtp', smtpUrl } : withoutCarrier,
      sms: twilio ? { provider: 'twilio', twilio } : withoutCarrier,
      whatsapp: whatsapp ? { provider: 'whatsapp-cloud', cloud: whatsapp } : withoutCarrier,
      urls: { twilio: TWILIO_URL, whatsapp: WHATSAPP_URL },
      warning: isDemo || (hasCarrier && !hasOutbox) ? null : hasOutbox ? KEEPS_LIVE_CODES : SENDS_NOTHING,
    };
  },
};

const SENDS_NOTHING = 'no carrier is configured, so live codes and links are refused with ERR003; set SMTP_URL or another carrier';
const KEEPS_LIVE_CODES = 'OUTBOX=1: messages without a carrier, even live codes, stay readable in the outbox and reach nobody';

type OtpVariables = z.output<z.ZodObject<typeof variables>>;

function twilioOf(values: OtpVariables) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: sender } = values;
  if (!accountSid || !authToken || !sender) return null;
  return { url: values.TWILIO_URL, accountSid, authToken, sender, backupSender: values.TWILIO_BACKUP_SENDER ?? null };
}

function whatsappOf(values: OtpVariables) {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_TEMPLATE: template } = values;
  if (!phoneId || !token || !template) return null;
  return { url: values.WHATSAPP_URL, phoneId, token, template, languages: values.WHATSAPP_LANGUAGES };
}
