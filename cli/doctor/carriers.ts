import { type Reach, reachSmtp, reachTwilio, reachWhatsapp } from '../../services/otp/providers/reach.ts';
import type { Config } from '../../services/platform/config.ts';
import type { Finding } from './finding.ts';

export async function carrierChecks({ smtpUrl, twilio, whatsapp, remote }: Config): Promise<Finding[]> {
  if (remote.otp) return [await elsewhere(remote.otp.url)];
  return Promise.all([
    carrier('E-mail', smtpUrl && host(smtpUrl), () => reachSmtp(smtpUrl ?? ''), 'SMTP_URL'),
    carrier('SMS', twilio && `Twilio, from ${twilio.sender}`, () => (twilio ? reachTwilio(twilio) : nothing()), 'TWILIO_ACCOUNT_SID'),
    carrier(
      'WhatsApp',
      whatsapp && `Cloud API, template ${whatsapp.template}`,
      () => (whatsapp ? reachWhatsapp(whatsapp) : nothing()),
      'WHATSAPP_PHONE_ID',
    ),
  ]);
}

const nothing = async () => null;

async function carrier(what: string, configured: string | null, reach: () => Reach, variable: string): Promise<Finding> {
  if (!configured) return { what, state: 'warn', says: `no ${variable}: messages stay in the outbox, nobody receives them` };
  const failure = await reach();
  return failure === null ? { what, state: 'good', says: configured } : { what, state: 'bad', says: `${configured}: ${failure}` };
}

async function elsewhere(url: string): Promise<Finding> {
  const health = `${new URL(url).origin}/health`;
  const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.ok
    ? { what: 'One-time codes', state: 'good', says: `at ${url}` }
    : { what: 'One-time codes', state: 'bad', says: `nothing answers at ${health}` };
}

/** Without user and password. */
function host(url: string): string {
  const { host: name, protocol } = new URL(url);
  return `${protocol}//${name}`;
}
