import type { Platform } from '../../platform/ports.ts';
import type { OtpTables } from '../tables.ts';
import type { Carrier, Carriers, MailCarrier, TextCarrier, WhatsappCarrier } from './carriers.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpCarrier } from './smtp.ts';
import { withTestDestinations } from './test-carriers.ts';
import { createTwilioCarrier, type TwilioConfig } from './twilio.ts';
import { createWhatsappCarrier, type WhatsappConfig } from './whatsapp-cloud.ts';

/** The carrier of each channel by its name, and what that one needs; `none` for a channel that sends nothing. A channel that is left out goes to the outbox. */
export interface CarriersConfig {
  mail: {
    /** `outbox`, `smtp` or `none`. */
    provider: string;
    /** `smtp://user:password@host:587` or `smtps://…`; wanted by `smtp`. */
    smtpUrl?: string | undefined;
  };
  sms?: {
    /** `outbox`, `twilio` or `none`. */
    provider: string;
    twilio?: TwilioConfig | undefined;
  };
  whatsapp?: {
    /** `outbox`, `whatsapp-cloud` or `none`. */
    provider: string;
    cloud?: WhatsappConfig | undefined;
  };
}

/** Refuses: a code that nobody delivers must not seem to be on its way. */
const noCarrier: Carrier<unknown> = {
  async send() {
    throw Object.assign(new Error('No carrier is configured for this channel.'), { name: 'NoCarrier' });
  },
};

/** An unknown name is an error at start, not at the first message. */
export function createCarriers({ mail, sms, whatsapp }: CarriersConfig, platform: Platform<OtpTables>): Carriers {
  const outbox = createOutbox(platform);
  const carriers = {
    email: mailCarrier(mail, outbox.email),
    sms: sms ? textCarrier(sms, outbox.sms) : outbox.sms,
    whatsapp: whatsapp ? whatsappCarrier(whatsapp, outbox.whatsapp) : outbox.whatsapp,
  };
  return withTestDestinations(carriers, outbox);
}

function mailCarrier({ provider, smtpUrl }: CarriersConfig['mail'], outbox: MailCarrier): MailCarrier {
  if (provider === 'outbox') return outbox;
  if (provider === 'none') return noCarrier;
  if (provider !== 'smtp') throw new Error(`There is no mail provider named "${provider}"; there are outbox, smtp and none.`);
  if (!smtpUrl) throw new Error('The mail provider smtp needs SMTP_URL.');
  return createSmtpCarrier(smtpUrl);
}

function textCarrier({ provider, twilio }: NonNullable<CarriersConfig['sms']>, outbox: TextCarrier): TextCarrier {
  if (provider === 'outbox') return outbox;
  if (provider === 'none') return noCarrier;
  if (provider !== 'twilio') throw new Error(`There is no SMS provider named "${provider}"; there are outbox, twilio and none.`);
  if (!twilio) throw new Error('The SMS provider twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_SENDER.');
  return createTwilioCarrier(twilio);
}

function whatsappCarrier({ provider, cloud }: NonNullable<CarriersConfig['whatsapp']>, outbox: WhatsappCarrier): WhatsappCarrier {
  if (provider === 'outbox') return outbox;
  if (provider === 'none') return noCarrier;
  if (provider !== 'whatsapp-cloud')
    throw new Error(`There is no WhatsApp provider named "${provider}"; there are outbox, whatsapp-cloud and none.`);
  if (!cloud) throw new Error('The WhatsApp provider whatsapp-cloud needs WHATSAPP_PHONE_ID, WHATSAPP_TOKEN and WHATSAPP_TEMPLATE.');
  return createWhatsappCarrier(cloud);
}
