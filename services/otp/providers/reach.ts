import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp.ts';
import type { TwilioConfig } from './twilio.ts';
import type { WhatsappConfig } from './whatsapp-cloud.ts';

/**
 * The result of testing a carrier without sending a message: null if the carrier answers and accepts the account, else the reason, without
 * the carrier's text.
 */
export type Reach = Promise<string | null>;

const ANSWER_TIMEOUT_MS = 5_000;

/** Connects to the mail server, greets and logs in. */
export async function reachSmtp(url: string): Reach {
  const transport = createTransport(smtpOptions(url, ANSWER_TIMEOUT_MS));
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return smtpTrouble(error as SmtpError);
  } finally {
    transport.close();
  }
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** Advice for a pattern in the error's text; the first match is used. */
const SMTP_CURES: readonly [RegExp, string][] = [
  [/self[- ]signed/i, 'its certificate is self-signed. Use one from an authority, or name its own in NODE_EXTRA_CA_CERTS'],
  [/unable to (verify|get)/i, 'its certificate is from an authority unknown to this machine. Name that one in NODE_EXTRA_CA_CERTS'],
  [/altnames/i, 'its certificate has another name. Write that name in SMTP_URL'],
  [/certificate has expired/i, 'its certificate has expired. Renew it'],
  [/wrong version number/i, 'it speaks no TLS from the start. Write smtp:// in place of smtps://'],
  [/STARTTLS/i, 'it offers no STARTTLS. Write smtps:// and the port for that, or ask its operator'],
  [/ECONNREFUSED/, 'nothing listens there. Check the host and the port'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'the host does not exist. Check its name'],
  [/EAUTH/, 'it refuses the user or the password. Check both in SMTP_URL, with %40 for @'],
  [/ETIMEDOUT|timeout|Greeting/i, 'it does not answer in time. Check the firewall; if the port needs TLS at once, write smtps://'],
];

/** Returns the error's code and the advice, without the server's text, which may contain personal names. */
function smtpTrouble({ code = 'no answer', responseCode, message = '' }: SmtpError): string {
  const cure = SMTP_CURES.find(([words]) => words.test(`${code} ${message}`))?.[1];
  return `${[code, responseCode].filter(Boolean).join(' ')}${cure ? `: ${cure}` : ''}`;
}

/** Requests the account that messages are sent from. */
export function reachTwilio({ url, accountSid, authToken }: TwilioConfig): Reach {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return reach(`${url.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}.json`, authorization);
}

/** Requests the phone number that messages are sent from. */
export function reachWhatsapp({ url, phoneId, token }: WhatsappConfig): Reach {
  return reach(`${url.replace(/\/$/, '')}/${phoneId}`, `Bearer ${token}`);
}

async function reach(url: string, authorization: string): Reach {
  try {
    const answer = await fetch(url, { headers: { authorization }, redirect: 'error', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).name;
  }
}
