import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '../base/problem.ts';
import { isUuid } from '../base/uuid.ts';
import { problemOf, problemResponse } from '../calls/problem-response.ts';
import { SIGNATURE_HEADER, type SignedCalls } from '../calls/signed-calls.ts';
import { type AppEnv, type EdgeParts, noOperation, pathOf } from './edge-parts.ts';
import { createHealth } from './health.ts';
import { createMemoryBudget, type MemoryLimits } from './memory-budget.ts';
import { RequestMetrics } from './metrics.ts';
import { report } from './report.ts';
import { serviceApp } from './service-app.ts';
import { createStrangers } from './strangers.ts';
import { waitPage } from './wait-page.ts';

export interface Edge {
  app: Hono;
  metrics: RequestMetrics;
}

/** Limits of forms in memory. A form needs three times its size. */
const FORMS: MemoryLimits = { total: 32 * 1024 * 1024, perTenant: 21 * 1024 * 1024, longestWaitMs: 20_000 };

/** Content security policy of JSON answers, which are not pages. Scripts do not get it, since their workers would inherit it. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** Keeps browsers on https for a year. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/** Problems that answer an unknown key, token or grant. */
const CREDENTIAL_PROBLEMS: ReadonlySet<string | undefined> = new Set<ProblemKey>(['unauthorized', 'forbidden', 'token_invalid']);

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Creates the HTTP app: every service at `/<name>`, with common headers, limits, problems and health. */
export function createEdge(parts: EdgeParts): Edge {
  const metrics = new RequestMetrics();
  const app = new Hono<AppEnv>();
  const { modules } = parts;
  const transportHeaders = parts.publicUrl.startsWith('https:') ? STRICT_TRANSPORT : {};

  const health = createHealth({ ...parts, services: modules.map(({ name }) => name) });
  app.get('/health', health.glance);

  app.use(async (c, next) => {
    const began = performance.now();
    const header = c.req.header('x-request-id');
    c.set('requestId', header && REQUEST_ID.test(header) ? header : `req_${randomBytes(9).toString('base64url')}`);
    c.set('clientAddress', parts.clientAddress(c));
    await next();
    const common = {
      'x-request-id': c.get('requestId'),
      'x-content-type-options': 'nosniff',
      ...transportHeaders,
      ...c.get('limitHeaders'),
    };
    for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);
    if (c.res.headers.get('content-type')?.includes('json')) c.res.headers.set('content-security-policy', NOT_A_PAGE);
    report(c, performance.now() - began, parts.log, metrics);
  });
  // Strangers are senders without a credential, or with an unknown one (a guess). Their requests are limited by IP address.
  const strangers = createStrangers(parts.clock);
  const answerTo = (failure: unknown, c: Context<AppEnv>) => {
    c.set('problem', problemOf(failure)?.key ?? 'internal');
    return problemResponse(failure, {
      ...{ id: c.get('requestId'), path: c.req.path, log: parts.log },
      ...{ accept: c.req.header('accept') ?? null, envelope: c.get('envelope') ?? 'success' },
    });
  };
  app.use(async (c, next) => {
    // A preflight never has a credential, and costs almost nothing.
    if (c.req.method === 'OPTIONS' || isOurOwn(c, parts.platform.calls)) return next();
    const address = c.get('clientAddress');
    const tooMany = isVisit(c) ? strangers.visit(address) : null;
    if (tooMany && wantsPage(c)) return waitPage(tooMany.retryAfter ?? 1);
    if (tooMany) throw tooMany;
    await next();
    const wait = isGuess(c) ? strangers.guess(address) : null;
    // The headers that the service set stay (CORS), so that a browser may read the answer.
    if (wait) c.res = answerTo(wait, c);
  });
  app.onError(answerTo);
  app.notFound((c) => answerTo(noOperation(c), c));

  app.get('/health', health.ask);
  app.get('/.well-known/zaguan-webhook-keys.json', async (c) => c.json(await webhookKeys(parts.platform, c.req.query('tenant') ?? '')));
  const forms = createMemoryBudget(FORMS);
  for (const module of modules) app.route(`/${module.name}`, serviceApp(module, { ...parts, modules }, forms));
  return { app: app as unknown as Hono, metrics };
}

/** Returns true if a request has a key, a token, or the grant of a download. */
function showsCredential({ req }: Context): boolean {
  return (req.header('svc-apikey') ?? req.header('authorization') ?? req.query('grant')) !== undefined;
}

/** Returns true if a request counts against the limit of requests without a credential; a call with a false signature counts too. */
function isVisit(c: Context): boolean {
  return !showsCredential(c) || c.req.path.split('/')[2] !== 'v1' || c.req.header(SIGNATURE_HEADER) !== undefined;
}

/** Returns true if the request's credential is unknown; an expired or revoked credential is not a guess. */
function isGuess(c: Context<AppEnv>): boolean {
  return !c.get('caller') && showsCredential(c) && CREDENTIAL_PROBLEMS.has(c.get('problem'));
}

function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false);
}

/** Returns true if the signature proves that a process of this installation calls. */
function isOurOwn(c: Context, calls: SignedCalls): boolean {
  if (!c.req.header(SIGNATURE_HEADER)) return false;
  try {
    return calls.verify(c.req.raw.headers, { method: c.req.method, path: pathOf(c) }) !== null;
  } catch {
    // The called service checks the signature again and answers the problem.
    return false;
  }
}

/** Lists one tenant's public keys of webhooks. A receiver that trusted all tenants' keys would accept calls of any tenant. */
async function webhookKeys({ tenants, webhooks }: EdgeParts['platform'], tenantId: string): Promise<object> {
  const exists = isUuid(tenantId) && (await tenants.exists(tenantId));
  if (!exists) throw new Problem('not_found', 'Name the tenant: ?tenant=<tenant_uuid>, as in the settings.');
  const keyOf = async (livemode: boolean) => ({
    ...{ livemode, algorithm: 'ed25519' },
    public_key: await webhooks.publicKey({ tenantId, livemode }),
  });
  return { keys: [await keyOf(true), await keyOf(false)] };
}
