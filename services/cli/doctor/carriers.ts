import { type ServerConfig, settingsOf } from '#platform/service-config.ts';
import { type Reach, reachSmtp, reachTwilio, reachWhatsapp } from '#services/otp/providers/reach.ts';
import { otp } from '#services/otp/service.ts';
import { type DoctorFinding, finding } from './finding.ts';

/** Checks the carriers (services that transport messages), or the server to which they are delegated. */
export async function carrierChecks(config: ServerConfig): Promise<DoctorFinding[]> {
  const remote = config.remote[otp.name];
  if (remote) return [await remoteCheck(remote.url)];
  const { mail, sms, whatsapp: chat } = settingsOf(config, otp);
  const smtpUrl = mail.provider === 'smtp' ? mail.smtpUrl : null;
  const twilio = sms?.provider === 'twilio' ? sms.twilio : null;
  const whatsapp = chat?.provider === 'whatsapp-cloud' ? chat.cloud : null;
  const missing = (variable: string, channel: { provider: string } | undefined, tenantsToo: boolean) => {
    const inOutbox = (channel?.provider ?? 'outbox') === 'outbox';
    return `no ${variable}: ${inOutbox ? IN_OUTBOX : NOT_SENT}${!inOutbox && tenantsToo ? TENANTS : ''}`;
  };
  const twilioText = twilio && `Twilio, from ${twilio.sender}`;
  const whatsappText = whatsapp && `Cloud API, template ${whatsapp.template}`;
  return Promise.all([
    carrier('E-mail', smtpUrl && host(smtpUrl), () => reachSmtp(smtpUrl!), missing('SMTP_URL', mail, false)),
    carrier('SMS', twilioText, () => reachTwilio(twilio!), missing('TWILIO_ACCOUNT_SID', sms, true)),
    carrier('WhatsApp', whatsappText, () => reachWhatsapp(whatsapp!), missing('WHATSAPP_PHONE_ID', chat, true)),
  ]);
}

/** Shown when the outbox replaces the carriers: in a demo without carriers, and with OUTBOX=1. */
const IN_OUTBOX = 'messages stay in the outbox and reach nobody';
const NOT_SENT = 'nothing is sent by this channel, and every attempt is an error';
const TENANTS = ', except by tenants with an account of their own';

async function carrier(what: string, description: string | null, reach: () => Reach, otherwise: string): Promise<DoctorFinding> {
  if (!description) return { what, state: 'warn', says: otherwise };
  const failure = await reach();
  return finding(what, failure === null, description, `${description}: ${failure}`);
}

async function remoteCheck(url: string): Promise<DoctorFinding> {
  const health = `${new URL(url).origin}/health`;
  const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return finding('One-time codes', answer?.ok === true, `at ${url}`, `nothing answers at ${health}`);
}

/** Returns the host of a URL, without user and password. */
function host(url: string): string {
  const { host: name, protocol } = new URL(url);
  return `${protocol}//${name}`;
}
