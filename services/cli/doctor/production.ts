import { baseOf } from '#client/address.ts';
import { createZaguan, ZaguanError } from '#client/zaguan.ts';
import { isOfOwnNetwork } from '#platform/base/loopback.ts';
import { type ServerConfig, settingsOf } from '#platform/service-config.ts';
import { otp } from '#services/otp/service.ts';
import type { DoctorFinding } from './finding.ts';
import { serverOf } from './server.ts';

const WAIT_MS = 5_000;

/** Returns findings that matter for a server that receives real people. */
export async function productionChecks(config: ServerConfig): Promise<DoctorFinding[]> {
  return [...variables(config), await front(config.publicUrl), ...(await tenant(config))];
}

function variables(config: ServerConfig): DoctorFinding[] {
  const { OPERATOR_SECRET: operator, OUTBOX: outbox } = process.env;
  const mail = config.remote[otp.name] ? 'elsewhere' : settingsOf(config, otp).mail.provider;
  return [
    finding('Live codes', mail === 'smtp' || mail === 'elsewhere', 'go out by e-mail', 'no mail leaves this server; set SMTP_URL'),
    finding('Outbox', outbox !== '1', 'keeps no live code', 'OUTBOX=1 keeps live codes where an operator reads them; take it away'),
    finding(
      'Webhooks',
      !config.allowLoopbackWebhooks,
      'go to public addresses alone',
      'ALLOW_LOOPBACK_WEBHOOKS=1 lets a partner call this machine; take it away',
    ),
    finding(
      'Proxy',
      config.trustProxy,
      'TRUST_PROXY=1: a person is told apart by X-Forwarded-For, which your proxy has to set anew',
      'without TRUST_PROXY=1 all people behind your proxy are one address and share its limits; set it where a proxy of yours is the only way in',
    ),
    {
      what: 'Operator’s secret',
      state: operator ? 'good' : 'warn',
      says: operator ? 'OPERATOR_SECRET' : 'no OPERATOR_SECRET: another one is made and printed at every start',
    },
    {
      what: 'Backup',
      state: 'none',
      says: config.database
        ? `pg_dump first, then ${config.dataFolder}/blobs, and ZAGUAN_SECRET apart from both; try the way back`
        : 'zaguan backup, and the secret apart from it; try zaguan restore on another machine',
    },
  ];
}

const finding = (what: string, good: boolean, says: string, trouble: string): DoctorFinding => ({
  what,
  state: good ? 'good' : 'bad',
  says: good ? says : trouble,
});

/** Cause and remedy of failed requests to `PUBLIC_URL`, by Node's error code. */
const FRONT_CURES: readonly [RegExp, string][] = [
  [/SELF_SIGNED/, 'its certificate is signed by itself; browsers refuse it. Get one of an authority'],
  [/UNABLE_TO_(VERIFY|GET)/, 'its certificate comes without the chain to an authority that is known. Let the proxy send the full chain'],
  [/ALTNAME/, 'its certificate is of another name. Get one of this name'],
  [/CERT_HAS_EXPIRED/, 'its certificate has ended. Renew it'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no such name. Make its DNS record'],
  [/ECONNREFUSED/, 'nothing listens there. Start the proxy'],
];

/** Requests this server's health through its public address. */
async function front(url: string | null): Promise<DoctorFinding> {
  const what = 'From outside';
  const name = url === null ? null : URL.parse(url);
  if (name?.protocol !== 'https:' || isOfOwnNetwork(name.hostname))
    return { what, state: 'bad', says: 'PUBLIC_URL has to be the https address that people open' };
  try {
    const answer = await fetch(`${url}/health`, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
    const health = answer.ok ? ((await answer.json().catch(() => null)) as { build?: string } | null) : null;
    if (health?.build) return { what, state: 'good', says: `${url} leads here, build ${health.build}` };
    return { what, state: 'bad', says: `${url}/health answers ${answer.status} and is not Zaguán. Look at where the proxy leads` };
  } catch (error) {
    const { code = (error as Error).name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const cure = FRONT_CURES.find(([word]) => word.test(code))?.[1];
    return { what, state: 'bad', says: `${url} cannot be reached: ${code}${cure ? `: ${cure}` : ''}` };
  }
}

/** Domains that nobody can own (RFC 2606), and from which no mail can be sent. */
const RESERVED_DOMAIN = /(^|\.)(example|invalid|test|localhost)$/;

/** Checks the settings of the key's tenant. */
async function tenant(config: ServerConfig): Promise<DoctorFinding[]> {
  const { url, key } = serverOf(config);
  if (!key)
    return [
      { what: 'Tenant', state: 'bad', says: 'set ZAGUAN_URL and ZAGUAN_KEY, a live key with the scope admin, to look at its settings' },
    ];
  try {
    const { settings } = createZaguan({ url: baseOf(url, 'ZAGUAN_URL'), key, retries: 0, timeoutMs: WAIT_MS }).workflows;
    const [{ result }, secrets] = await Promise.all([settings.get(), settings.listWebhookSecrets()]);
    const { address } = result.senders.email;
    const hosts = [...result.origins, ...result.custom_domains];
    return [
      finding('Key', key.startsWith('sk_live_'), 'a live one', 'a test key sees the test half alone; set ZAGUAN_KEY to a live one'),
      finding(
        'Sender',
        !RESERVED_DOMAIN.test(address.split('@').at(-1)!),
        address,
        `${address} belongs to nobody, so no mailbox takes it: tenant set senders.email.address=… senders.email.name=…`,
      ),
      finding(
        'Support',
        Object.values(result.company.support).some(Boolean),
        'people are told whom to ask',
        'a person in trouble is told nobody to ask: tenant set company.support.email=…',
      ),
      {
        what: 'Origins',
        state: hosts.length > 0 ? 'good' : 'warn',
        says: hosts.join(', ') || 'none: only the hosted page works. Where your page has the widget: tenant set \'origins=["https://…"]\'',
      },
      finding(
        'Webhook secret',
        secrets.result.length > 0,
        'there is one',
        'no webhook can be signed, so none is sent: zaguan secrets create',
      ),
    ];
  } catch (error) {
    if (!(error instanceof ZaguanError)) throw error;
    return [{ what: 'Tenant', state: 'bad', says: error.message }];
  }
}
