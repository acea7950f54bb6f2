import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { Caller, Clock, EdgeEnv, Log } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { createContractHandler } from '../calls/contract-handler.ts';
import { JSON_LIMITS, type JsonLimits, SESSION_JSON_LIMITS } from '../calls/json-limit.ts';
import { idempotentRequest } from '../calls/once.ts';
import { type FoundOperation, operationFinder } from '../calls/operations.ts';
import { problemOf, problemResponse } from '../calls/problem-response.ts';
import { SIGNATURE_HEADER, type SignedCall, type SignedCalls } from '../calls/signed-calls.ts';
import { refuseUnnameable } from '../calls/storable.ts';
import type { AssembledPlatform } from '../platform.ts';
import type { MeteredRateLimiter } from '../tenancy/limits.ts';
import { createAuthentication, limitOf } from './authenticate.ts';
import { modulesByAddress } from './by-address.ts';
import { refuseForeignOrigin, sessionCors } from './cors.ts';
import { createHealth } from './health.ts';
import { createMemoryBudget, type MemoryBudget, type MemoryLimits } from './memory-budget.ts';
import { RequestMetrics } from './metrics.ts';
import { createDocument } from './openapi.ts';
import { letGo } from './read-limited.ts';
import { referenceAnswer, referencePage, referenceStyles } from './reference-page.ts';
import { type ReportEnv, report } from './report.ts';
import { formWeightOf, isForm, type ReadRequest, readFormRequest, readJsonRequest } from './request-body.ts';
import { createStrangers } from './strangers.ts';
import { waitPage } from './wait-page.ts';

interface AppEnv {
  Variables: EdgeEnv['Variables'] &
    ReportEnv['Variables'] & {
      limitHeaders: Record<string, string>;
      envelope: NonNullable<OperationMeta['envelope']>;
    };
}

export interface EdgeParts {
  modules: readonly ServiceModule[];
  platform: Pick<AssembledPlatform, 'tenants' | 'keys' | 'limits' | 'webhooks' | 'calls'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** Our own build, shown as `x-build` and by `/health`. */
  build: string;
  clientAddress(c: Context): string | null;
  /** Answers when the database does. */
  check(): Promise<unknown>;
}

export interface Edge {
  app: Hono;
  metrics: RequestMetrics;
}

/** Forms that may be in memory at once. Each costs three times its weight while it is read and kept. */
const FORMS: MemoryLimits = { bytes: 32 * 1024 * 1024, each: 21 * 1024 * 1024, patienceMs: 20_000 };

/** A form with a file comes within this: 70 kB/s for the largest. A key's JSON comes before the deadline of its caller. */
const FORM_MS = 300_000;

/** An answer that somebody opens as a page does nothing there. Scripts have no such header: a worker would live under it. */
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** A browser that once came by https comes by nothing else for a year. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/** What is answered to a key, token or grant that is none of ours. */
const WRONG: ReadonlySet<string | undefined> = new Set<ProblemKey>(['unauthorized', 'forbidden', 'token_invalid']);

const TENANT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The one HTTP server: every service at `/<name>`, and what is common to all of them. */
export function createEdge(parts: EdgeParts): Edge {
  const metrics = new RequestMetrics();
  const app = new Hono<AppEnv>();
  const modules = modulesByAddress(parts.modules);
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
  const strangers = createStrangers(parts.clock);
  const answerTo = (failure: unknown, c: Context<AppEnv>) => {
    c.set('problem', problemOf(failure)?.key ?? 'internal');
    return problemResponse(failure, {
      ...{ id: c.get('requestId'), path: c.req.path, log: parts.log },
      ...{ accept: c.req.header('accept') ?? null, envelope: c.get('envelope') ?? 'success' },
    });
  };
  app.use(async (c, next) => {
    // A preflight shows no credential, whoever's it is, and costs next to nothing.
    if (c.req.method === 'OPTIONS' || isOurOwn(c, parts.platform.calls)) return next();
    const address = c.get('clientAddress');
    const above = isVisit(c) ? strangers.visit(address) : null;
    if (above && wantsPage(c)) return waitPage(above.retryAfter ?? 1);
    if (above) throw above;
    await next();
    const wait = isGuess(c) ? strangers.guess(address) : null;
    // What the service set in headers stays, so that a browser may read the answer.
    if (wait) c.res = answerTo(wait, c);
  });
  app.onError(answerTo);
  app.notFound((c) => answerTo(nothingAt(c), c));

  app.get('/health', health.ask);
  app.get('/.well-known/zaguan-webhook-keys.json', async (c) => c.json(await webhookKeys(parts.platform, c.req.query('tenant') ?? '')));
  const forms = createMemoryBudget(FORMS);
  for (const module of modules) app.route(`/${module.name}`, serviceApp(module, { ...parts, modules }, forms));
  return { app: app as unknown as Hono, metrics };
}

function serviceApp(module: ServiceModule, parts: EdgeParts, forms: MemoryBudget): Hono<AppEnv> {
  const { tenants, keys, limits, calls } = parts.platform;
  const app = new Hono<AppEnv>();
  const prefix: `/${string}` = `/${module.name}`;
  const contract = createContractHandler(module);
  const operationAt = operationFinder(module.name, module.contract);
  const below = (c: Context) => c.req.path.slice(prefix.length);
  const authentication = createAuthentication(keys, parts.clock);
  const ownOrigin = new URL(parts.publicUrl).origin;
  // Making them takes tens of milliseconds, and they never change while the process lives.
  const reference = lazily(async () => {
    const document = await createDocument(module, parts);
    return { json: JSON.stringify(document), page: await referencePage(document, module.name, parts.modules) };
  });

  app.get('/openapi.json', async (c) => c.body((await reference()).json, 200, { 'content-type': 'application/json' }));
  app.get('/docs', async () => referenceAnswer((await reference()).page));
  app.get('/docs/reference.css', () => referenceStyles());

  const { answerHeaders } = module;
  if (answerHeaders) {
    app.use('/v1/*', async (c, next) => {
      await next();
      for (const [name, { otherwise }] of Object.entries(answerHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, otherwise);
    });
  }
  if (module.authenticateBearer) app.use('/v1/*', sessionCors(tenants, ownOrigin));
  app.use('/v1/*', (c, next) => {
    refuseUnnameable(c.req);
    const envelope = operationAt(c.req.method, below(c))?.meta.envelope;
    if (envelope) c.set('envelope', envelope);
    return next();
  });
  if (module.publicRoutes) app.route('/', module.publicRoutes);
  app.use('/v1/*', async (c, next) => {
    const signed = calls.verify(c.req.raw.headers, { method: c.req.method, path: pathOf(c) });
    if (!signed) return next();
    c.set('caller', signed.caller);
    c.set('requestId', signed.caller.requestId);
    const response = await answer(c, signed);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
  app.use('/v1/*', async (c, next) => {
    const path = below(c);
    const { method } = c.req;
    const caller = await authentication.find(module, { headers: c.req.raw.headers, method, path, requestId: c.get('requestId') });
    c.set('caller', caller);
    await meter(c, { caller, module, operation: operationAt(method, path) }, limits);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  if (module.authenticateBearer) app.use('/v1/*', refuseForeignOrigin(tenants, ownOrigin));
  if (module.routes) app.route('/', module.routes);
  const handle = async (c: Context<AppEnv>, read: ReadRequest, operation: FoundOperation | null, signed: SignedCall | null) => {
    const { scope = null, meta: { invalidBody = module.invalidBody } = {} } = operation ?? {};
    if (!signed && c.req.raw.body) c.set('caller', await authentication.again(module, c.get('caller')));
    const bodyAndQuery = { content: read.content, query: new URL(c.req.url).search };
    const response = await contract.handle(read.request, {
      caller: c.get('caller'),
      clientAddress: c.get('clientAddress'),
      idempotency: await idempotentRequest(c.req.raw.headers, scope, bodyAndQuery, invalidBody),
      prefix,
      internal: signed !== null,
      onRoute: (route) => c.set('route', route),
    });
    if (response) return response;
    if (signed) throw new Problem('unavailable', 'This process has no such operation: do all processes run the same build?');
    throw nothingAt(c);
  };
  const answer = async (c: Context<AppEnv>, signed: SignedCall | null) => {
    const { raw } = c.req;
    const operation = operationAt(c.req.method, below(c));
    // Nothing is said of a body that nobody takes: of a form to a misspelt address least of all that it should be JSON.
    if (!operation && !signed) throw nothingAt(c);
    const meta = operation?.meta ?? {};
    const { form, invalidBody = module.invalidBody } = meta;
    if (!form || !isForm(raw)) {
      const caller = c.get('caller');
      const within = caller.deadline - parts.clock.now().getTime();
      const read = await readJsonRequest(raw, { invalidBody, limits: jsonLimitsOf(caller), form, within });
      signed?.checkBody(read.body);
      return handle(c, read, operation, signed);
    }
    const { largestFile } = form;
    return forms.within(c.get('caller').tenantId, formWeightOf(raw, largestFile), async (room) => {
      const read = await readFormRequest(raw, { largestFile, invalidBody, room, within: FORM_MS });
      signed?.checkBody(read.body);
      letGo(read.body);
      return handle(c, read, operation, signed);
    });
  };
  app.all('/v1/*', (c) => answer(c, null));
  return app;
}

/** Whether the request shows something for who it is: a key, a token, or the grant of a download. */
function showsCredential({ req }: Context): boolean {
  return (req.header('svc-apikey') ?? req.header('authorization') ?? req.query('grant')) !== undefined;
}

/** Whether it is counted as a page. So is a call that says that it is one of ours and is not. */
function isVisit(c: Context): boolean {
  return !showsCredential(c) || c.req.path.split('/')[2] !== 'v1' || c.req.header(SIGNATURE_HEADER) !== undefined;
}

/** Whether the key or token that was shown is none of ours. One of ours that has ended was no guess: it is told so. */
function isGuess(c: Context<AppEnv>): boolean {
  return !c.get('caller') && showsCredential(c) && WRONG.has(c.get('problem'));
}

/** Whether a person looks at the answer. */
function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false);
}

/** Whether a process of this installation calls. That a request says so is not enough to come in uncounted. */
function isOurOwn(c: Context, calls: SignedCalls): boolean {
  if (!c.req.header(SIGNATURE_HEADER)) return false;
  try {
    return calls.verify(c.req.raw.headers, { method: c.req.method, path: pathOf(c) }) !== null;
  } catch {
    // The service that is asked says why.
    return false;
  }
}

/** As it is signed. */
function pathOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** What carries a drawing has a route of its own, and says there how much it takes. */
function jsonLimitsOf({ kind }: Caller): JsonLimits {
  return kind === 'session' ? SESSION_JSON_LIMITS : JSON_LIMITS;
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= make();
    return value;
  };
}

/** A tenant's own keys only: a receiver that believed the key of any tenant could be called by any. */
async function webhookKeys({ tenants, webhooks }: EdgeParts['platform'], tenantId: string): Promise<object> {
  const exists = TENANT_ID.test(tenantId) && (await tenants.exists(tenantId));
  if (!exists) throw new Problem('not_found', 'Say whose keys: ?tenant=<tenant_uuid>, as in the settings.');
  const keyOf = async (livemode: boolean) => ({
    ...{ livemode, algorithm: 'ed25519' },
    public_key: await webhooks.publicKey({ tenantId, livemode }),
  });
  return { keys: [await keyOf(true), await keyOf(false)] };
}

function nothingAt(c: Context): Problem {
  return new Problem('not_found', `Nothing answers ${c.req.method} at this path. Each service's reference is at /<service>/docs.`);
}

/** Counts the request against its caller's limit, and says in headers what is left (draft-ietf-httpapi-ratelimit-headers). */
async function meter(
  c: Context<AppEnv>,
  { caller, module, operation }: { caller: Caller; module: ServiceModule; operation: FoundOperation | null },
  limits: MeteredRateLimiter,
): Promise<void> {
  // An operation with a limit of its own is counted apart.
  const own = operation?.meta.limit;
  const limit = own ?? limitOf(caller, module);
  const bucket = own ? `${module.name} ${c.req.method} ${operation.route}` : module.name;
  const window = await limits.spend(`edge ${bucket} ${caller.tenantId} ${caller.actor}`, limit);
  c.set('limitHeaders', {
    'ratelimit-policy': `"${caller.kind}";q=${limit.count};w=${limit.seconds}`,
    ratelimit: `"${caller.kind}";r=${window.remaining};t=${window.resetSeconds}`,
  });
  if (window.allowed) return;
  throw new Problem('rate_limited', `This ${caller.kind} may ask ${limit.count} times in ${limit.seconds} s.`, {
    retryAfter: window.resetSeconds,
  });
}
