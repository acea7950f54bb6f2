import type { Platform } from '#platform/base/ports.ts';
import type { OtpTables } from '../model/tables.ts';
import type { Carrier, Carriers } from './carriers.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpCarrier } from './smtp.ts';
import { type CarrierUrls, withTenantSenders } from './tenant-carriers.ts';
import { withTestDestinations } from './test-carriers.ts';
import { createTwilioCarrier, type TwilioConfig } from './twilio.ts';
import { createWhatsappCarrier, type WhatsappConfig } from './whatsapp-cloud.ts';

/**
 * The provider of a channel. `outbox` stores messages, `none` rejects them, and `test_outbox` stores those of test mode and rejects those
 * of live mode.
 */
type Channel<Own> = { provider: 'outbox' | 'test_outbox' | 'none' } | Own;

/** The carrier of each channel. A channel that is left out uses the outbox. */
export interface CarriersConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  mail: Channel<{ provider: 'smtp'; smtpUrl: string }>;
  sms?: Channel<{ provider: 'twilio'; twilio: TwilioConfig }>;
  whatsapp?: Channel<{ provider: 'whatsapp-cloud'; cloud: WhatsappConfig }>;
  /** Addresses of the servers for tenants' own accounts; if left out, tenants cannot use accounts of their own. */
  urls?: CarrierUrls;
}

/** Rejects every message, so that a code that is not delivered does not look sent. */
const noCarrier: Carrier<unknown> = {
  async send() {
    throw Object.assign(new Error('No carrier is configured for this channel.'), { name: 'NoCarrier' });
  },
};

/** Rejects messages of live mode and stores those of test mode. */
const forTests = <Message>(outboxCarrier: Carrier<Message>): Carrier<Message> => ({
  send: (owner, message, timeoutMs) => (owner.livemode ? noCarrier : outboxCarrier).send(owner, message, timeoutMs),
});

export function createCarriers({ mail, sms, whatsapp, urls }: CarriersConfig, platform: Platform<OtpTables>): Carriers {
  const outbox = createOutbox(platform);
  const carrierWithoutProvider = <Message>(channel: { provider: string } | undefined, outboxCarrier: Carrier<Message>) =>
    channel?.provider === 'none' ? noCarrier : channel?.provider === 'test_outbox' ? forTests(outboxCarrier) : outboxCarrier;
  const carriers: Carriers = {
    email: mail.provider === 'smtp' ? createSmtpCarrier(mail.smtpUrl) : carrierWithoutProvider(mail, outbox.email),
    sms: sms?.provider === 'twilio' ? createTwilioCarrier(sms.twilio) : carrierWithoutProvider(sms, outbox.sms),
    whatsapp:
      whatsapp?.provider === 'whatsapp-cloud' ? createWhatsappCarrier(whatsapp.cloud) : carrierWithoutProvider(whatsapp, outbox.whatsapp),
  };
  return withTestDestinations(urls ? withTenantSenders(carriers, urls, platform) : carriers, outbox);
}
