import type { Owner } from '#platform/base/administration.ts';
import type { Platform } from '#platform/base/ports.ts';
import type { OtpTables } from '../model/tables.ts';
import type { Carrier, Carriers } from './carriers.ts';
import { createTwilioCarrier } from './twilio.ts';
import { createWhatsappCarrier } from './whatsapp-cloud.ts';

/**
 * Addresses of the carriers' servers for accounts that tenants have themselves. The operator sets them, so that no tenant makes this server
 * call other addresses.
 */
export interface CarrierUrls {
  twilio: string;
  whatsapp: string;
}

/** Returns carriers that use the tenant's own account of a channel if there is one, else `carriers`. */
export function withTenantSenders(carriers: Carriers, urls: CarrierUrls, { tenants }: Pick<Platform<OtpTables>, 'tenants'>): Carriers {
  const ownOr = <Message>(serverCarrier: Carrier<Message>, find: (owner: Owner) => Promise<Carrier<Message> | null>): Carrier<Message> => ({
    async send(owner, message, timeoutMs) {
      const carrier = (await find(owner)) ?? serverCarrier;
      return carrier.send(owner, message, timeoutMs);
    },
  });
  return {
    email: carriers.email,
    sms: ownOr(carriers.sms, async ({ tenantId }) => {
      const { sms } = (await tenants.settings(tenantId)).senders;
      if (!sms) return null;
      const authToken = await tenants.secret(tenantId, 'senders.sms.auth_token');
      if (!authToken) throw missingSecret();
      const { account_sid: accountSid, sender, backup_sender: backupSender } = sms;
      return createTwilioCarrier({ url: urls.twilio, accountSid, authToken, sender, backupSender });
    }),
    whatsapp: ownOr(carriers.whatsapp, async ({ tenantId }) => {
      const { whatsapp } = (await tenants.settings(tenantId)).senders;
      if (!whatsapp) return null;
      const token = await tenants.secret(tenantId, 'senders.whatsapp.token');
      if (!token) throw missingSecret();
      const { phone_id: phoneId, template, link_template: linkTemplate, languages } = whatsapp;
      return createWhatsappCarrier({ url: urls.whatsapp, phoneId, token, template, linkTemplate, languages });
    }),
  };
}

/** Returns the error of a missing secret, which occurs only until this process reads the changed settings. */
function missingSecret(): Error {
  return Object.assign(new Error('The secret of a sender is missing.'), { name: 'NoCarrier' });
}
