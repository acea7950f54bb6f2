import { NOBODYS_SENDER } from '#contracts/base/senders.ts';
import type { Platform } from '#platform/base/ports.ts';
import type { OtpTables } from '../model/tables.ts';
import type { Carrier, Carriers, MailCarrier } from './carriers.ts';
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
  /** Addresses of the carriers' servers for accounts that tenants have themselves; if left out, tenants cannot use their own. */
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

/** Rejects mails of live mode whose sender belongs to nobody: mailboxes refuse or lose them, which would look sent. */
const withOwnSender = (carrier: MailCarrier): MailCarrier => ({
  async send(owner, mail, timeoutMs) {
    if (owner.livemode && mail.from.address === NOBODYS_SENDER)
      throw Object.assign(new Error('The tenant has set no sender.'), { name: 'NoSender' });
    return carrier.send(owner, mail, timeoutMs);
  },
});

export function createCarriers({ mail, sms, whatsapp, urls }: CarriersConfig, platform: Platform<OtpTables>): Carriers {
  const outbox = createOutbox(platform);
  /** Returns the carrier of a channel that no outside provider serves. */
  const builtInCarrier = <Message>(channel: { provider: string } | undefined, outboxCarrier: Carrier<Message>) =>
    channel?.provider === 'none' ? noCarrier : channel?.provider === 'test_outbox' ? forTests(outboxCarrier) : outboxCarrier;
  const carriers: Carriers = {
    email: mail.provider === 'smtp' ? withOwnSender(createSmtpCarrier(mail.smtpUrl)) : builtInCarrier(mail, outbox.email),
    sms: sms?.provider === 'twilio' ? createTwilioCarrier(sms.twilio) : builtInCarrier(sms, outbox.sms),
    whatsapp: whatsapp?.provider === 'whatsapp-cloud' ? createWhatsappCarrier(whatsapp.cloud) : builtInCarrier(whatsapp, outbox.whatsapp),
  };
  return withTestDestinations(urls ? withTenantSenders(carriers, urls, platform) : carriers, outbox);
}
