import { z } from 'zod';
import type { TextCarrier } from './carriers.ts';
import { CarrierRefusal, postToCarrier } from './http.ts';

export interface TwilioConfig {
  /** `https://api.twilio.com`, or the address of a Twilio region. */
  url: string;
  accountSid: string;
  authToken: string;
  /** The sender: a number, a short code, a name, or the id (`MG…`) of a Messaging Service. */
  sender: string;
  /** The sender of a repeated message; null to use `sender`. */
  backupSender: string | null;
}

const reply = z.object({ sid: z.string().min(1), status: z.string().nullish() });
const refusal = z.object({ code: z.number() }).transform(({ code }) => code);
/**
 * Twilio's error codes of a text that is no number, of a number that is no mobile, and of an owner who unsubscribed
 * (www.twilio.com/docs/api/errors).
 */
const NOBODY_THERE = new Set([21211, 21614, 21610]);
/** Statuses with which Twilio accepts a message but will not send it. */
const LOST_STATUSES = new Set(['failed', 'undelivered', 'canceled']);

/** Sends SMS through Twilio's Messages resource (version 2010-04-01). */
export function createTwilioCarrier(config: TwilioConfig): TextCarrier {
  const url = `${config.url.replace(/\/$/, '')}/2010-04-01/Accounts/${config.accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`;
  return {
    async send(_owner, message, timeoutMs) {
      const sender = (message.backup && config.backupSender) || config.sender;
      const body = new URLSearchParams({
        To: `+${message.to}`,
        [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender,
        Body: message.text,
      });
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await postToCarrier({ url, headers, body: body.toString(), timeoutMs }, reply, refusal, NOBODY_THERE);
      if (LOST_STATUSES.has(answer.status ?? '')) throw new CarrierRefusal(201, answer.status ?? undefined);
    },
  };
}
