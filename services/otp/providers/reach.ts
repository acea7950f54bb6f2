import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp.ts';
import type { TwilioConfig } from './twilio.ts';
import type { WhatsappConfig } from './whatsapp-cloud.ts';

/** Whether a carrier is there and knows us: nothing is sent. Null when it does, otherwise why not, without a word of its own. */
export type Reach = Promise<string | null>;

const WAIT_MS = 5_000;

/** Connects, greets and logs in. */
export async function reachSmtp(url: string): Reach {
  const transport = createTransport(smtpOptions(url, WAIT_MS));
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    return [code ?? 'no answer', responseCode].filter(Boolean).join(' ');
  } finally {
    transport.close();
  }
}

/** Reads the account that messages are sent from. */
export function reachTwilio({ url, accountSid, authToken }: TwilioConfig): Reach {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return reach(`${url.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}.json`, authorization);
}

/** Reads the number that messages are sent from. */
export function reachWhatsapp({ url, phoneId, token }: WhatsappConfig): Reach {
  return reach(`${url.replace(/\/$/, '')}/${phoneId}`, `Bearer ${token}`);
}

async function reach(url: string, authorization: string): Reach {
  try {
    const answer = await fetch(url, { headers: { authorization }, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
  }
}
