import { baseOf } from '#client/address.ts';
import { createZaguan, ZaguanError } from '#client/zaguan.ts';
import { FACE_LEVELS } from '#contracts/base/face-outcome.ts';
import { isOfOwnNetwork } from '#platform/base/loopback.ts';
import { BUILTIN } from '#platform/foreign-files/face-model/builtin/facts.ts';
import { FaceModelUnusable, readFaceModel } from '#platform/foreign-files/face-model/chosen-model.ts';
import { isBeyondLikeness } from '#platform/foreign-files/face-model/error-rates.ts';
import type { FaceModelFacts } from '#platform/foreign-files/face-model/port/face-model.ts';
import { type ServerConfig, settingsOf } from '#platform/service-config.ts';
import { otp } from '#services/otp/service.ts';
import { type DoctorFinding, finding } from './finding.ts';
import { serverOf } from './server.ts';
import { templateChecks } from './templates.ts';

const WAIT_MS = 5_000;

/** Returns findings that matter for a server that receives real people. */
export async function productionChecks(config: ServerConfig): Promise<DoctorFinding[]> {
  return [...variables(config), await front(config.publicUrl), ...(await tenant(config))];
}

function variables(config: ServerConfig): DoctorFinding[] {
  const { OPERATOR_SECRET: operator, OUTBOX: outbox } = process.env;
  const mail = config.remote[otp.name] ? 'elsewhere' : settingsOf(config, otp).mail.provider;
  return [
    finding('Live codes', mail === 'smtp' || mail === 'elsewhere', 'are sent by e-mail', 'this server sends no mail; set SMTP_URL'),
    finding('Outbox', outbox !== '1', 'contains no live code', 'OUTBOX=1 keeps live codes where an operator can read them; remove it'),
    finding(
      'Webhooks',
      !config.allowLoopbackWebhooks,
      'go only to public addresses',
      'ALLOW_LOOPBACK_WEBHOOKS=1 permits a partner to call this machine; remove it',
    ),
    finding(
      'Proxy',
      config.trustProxy,
      'TRUST_PROXY=1: X-Forwarded-For identifies a person’s address, so your proxy must set it anew',
      'without TRUST_PROXY=1 all people behind your proxy have one address and share its limits; set it if your proxy is the only way in',
    ),
    finding(
      'Operator’s secret',
      Boolean(operator),
      'OPERATOR_SECRET',
      'no OPERATOR_SECRET: every start makes and prints a new one',
      'warn',
    ),
    {
      what: 'Backup',
      state: 'none',
      says: config.database
        ? `pg_dump first, then ${config.dataFolder}/blobs, and ZAGUAN_SECRET apart from both; test the restore`
        : 'zaguan backup, and the secret apart from it; test zaguan restore on another machine',
    },
  ];
}

/** Cause and remedy of failed requests to `PUBLIC_URL`, by Node's error code. */
const FRONT_CURES: readonly [RegExp, string][] = [
  [/SELF_SIGNED/, 'its certificate is self-signed, so browsers refuse it. Get one from an authority'],
  [/UNABLE_TO_(VERIFY|GET)/, 'its certificate lacks the chain to a known authority. Configure the proxy to send the full chain'],
  [/ALTNAME/, 'its certificate has another name. Get one with this name'],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired. Renew it'],
  [/ENOTFOUND|EAI_AGAIN/, 'the name does not exist. Create its DNS record'],
  [/ECONNREFUSED/, 'nothing listens there. Start the proxy'],
];

/** Requests this server's health through its public address. */
async function front(url: string | null): Promise<DoctorFinding> {
  const what = 'From outside';
  const name = url === null ? null : URL.parse(url);
  if (name?.protocol !== 'https:' || isOfOwnNetwork(name.hostname))
    return { what, state: 'bad', says: 'PUBLIC_URL must be the https address that people open' };
  try {
    const answer = await fetch(`${url}/health`, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) });
    const health = answer.ok ? ((await answer.json().catch(() => null)) as { build?: string } | null) : null;
    if (health?.build) return { what, state: 'good', says: `${url} leads here, build ${health.build}` };
    return { what, state: 'bad', says: `${url}/health answers ${answer.status} and is not Zaguán. Check where the proxy leads` };
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
      { what: 'Tenant', state: 'bad', says: 'set ZAGUAN_URL and ZAGUAN_KEY, a live key with the scope admin, to check its settings' },
    ];
  try {
    const { workflows } = createZaguan({ url: baseOf(url, 'ZAGUAN_URL'), key, retries: 0, timeoutMs: WAIT_MS });
    const [{ result }, secrets] = await Promise.all([workflows.settings.get(), workflows.settings.listWebhookSecrets()]);
    const { address } = result.senders.email;
    const hosts = [...result.origins, ...result.custom_domains];
    return [
      finding('Key', key.startsWith('sk_live_'), 'a live one', 'a test key sees only test data; set ZAGUAN_KEY to a live one'),
      finding(
        'Sender',
        !RESERVED_DOMAIN.test(address.split('@').at(-1)!),
        address,
        `${address} belongs to nobody, so no mailbox accepts it: tenant set senders.email.address=… senders.email.name=…`,
      ),
      finding(
        'Support',
        Object.values(result.company.support).some(Boolean),
        'people see whom to contact',
        'people with a problem see no contact: tenant set company.support.email=…',
      ),
      finding(
        'Origins',
        hosts.length > 0,
        hosts.join(', '),
        'none: only the hosted page works. If your page has the widget: tenant set \'origins=["https://…"]\'',
        'warn',
      ),
      finding('Webhook secret', secrets.result.length > 0, 'exists', 'no webhook can be signed, so none is sent: zaguan secrets create'),
      matchesOfFaces(config, result.people.face_match.match_distance),
      ...(await templateChecks(workflows, result.findings)),
    ];
  } catch (error) {
    if (!(error instanceof ZaguanError)) throw error;
    return [{ what: 'Tenant', state: 'bad', says: error.message }];
  }
}

/** Checks whether anybody measured how often two people's faces match at the tenant's distance. */
function matchesOfFaces({ faceModel }: ServerConfig, matchDistance: number): DoctorFinding {
  try {
    return matchesOf(faceModel ? readFaceModel(faceModel).facts : BUILTIN, matchDistance);
  } catch (error) {
    if (!(error instanceof FaceModelUnusable)) throw error;
    return { what: 'Matches of faces', state: 'bad', says: error.message };
  }
}

function matchesOf({ identity, levels }: Pick<FaceModelFacts, 'identity' | 'levels'>, matchDistance: number): DoctorFinding {
  const level = FACE_LEVELS.findLastIndex((distance) => distance >= matchDistance);
  return finding(
    'Matches of faces',
    isBeyondLikeness(levels[level]!),
    `${identity.name} ${identity.version}: two people match at most once in 10,000 times by what its manifest counts`,
    `${identity.name} ${identity.version}: that two people match less than once in 10,000 times is not measured, so a match is a likeness and proves nobody’s identity (docs/face-model.md)`,
    'warn',
  );
}
