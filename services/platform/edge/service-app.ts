import { type Context, Hono } from 'hono';
import type { Caller } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { createContractHandler } from '../calls/contract-handler.ts';
import { type FoundOperation, operationFinder } from '../calls/operations.ts';
import { refuseNulInPath } from '../calls/storable.ts';
import type { MeteredRateLimiter } from '../tenancy/limits.ts';
import { answerCall } from './answer-call.ts';
import { createAuthentication, limitOf } from './authenticate.ts';
import { refuseForeignOrigin, sessionCors } from './cors.ts';
import { type AppEnv, type EdgeParts, pathOf } from './edge-parts.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { createDocument } from './openapi.ts';
import { referenceAnswer, referencePage, referenceStyles } from './reference-page.ts';

/** Creates the app of one service: its API reference, its own routes, and its contract behind authentication and limits. */
export function serviceApp(module: ServiceModule, parts: EdgeParts, forms: MemoryBudget): Hono<AppEnv> {
  const { tenants, keys, limits, calls } = parts.platform;
  const app = new Hono<AppEnv>();
  const authentication = createAuthentication(keys, parts.clock);
  const call = { module, contract: createContractHandler(module), authentication, forms, clock: parts.clock };
  const findOperation = operationFinder(module.name, module.contract);
  const subPath = (c: Context) => c.req.path.slice(`/${module.name}`.length);
  const operationOf = (c: Context) => findOperation(c.req.method, subPath(c));
  const ownOrigin = new URL(parts.publicUrl).origin;

  mountReference(app, module, parts);
  app.use('/v1/*', async (c, next) => {
    await next();
    const answerHeaders = { ...module.answerHeaders, ...operationOf(c)?.meta.answerHeaders };
    for (const [name, { otherwise }] of Object.entries(answerHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, otherwise);
  });
  if (module.authenticateBearer) app.use('/v1/*', sessionCors(tenants, ownOrigin));
  app.use('/v1/*', (c, next) => {
    refuseNulInPath(c.req);
    const envelope = operationOf(c)?.meta.envelope;
    if (envelope) c.set('envelope', envelope);
    return next();
  });
  if (module.publicRoutes) app.route('/', module.publicRoutes);
  app.use('/v1/*', async (c, next) => {
    const signed = calls.verify(c.req.raw.headers, { method: c.req.method, path: pathOf(c) });
    if (!signed) return next();
    c.set('caller', signed.caller);
    c.set('requestId', signed.caller.requestId);
    const response = await answerCall(call, c, operationOf(c), signed);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
  app.use('/v1/*', async (c, next) => {
    const { method, raw } = c.req;
    const requestId = c.get('requestId');
    const caller = await authentication.authenticate(module, { headers: raw.headers, method, path: subPath(c), requestId });
    c.set('caller', caller);
    await meter(c, { caller, module, operation: operationOf(c) }, limits);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  if (module.authenticateBearer) app.use('/v1/*', refuseForeignOrigin(tenants, ownOrigin));
  if (module.routes) app.route('/', module.routes);
  app.all('/v1/*', (c) => answerCall(call, c, operationOf(c), null));
  return app;
}

/** Serves the API reference, which is created at the first request, since that takes tens of milliseconds. */
function mountReference(app: Hono<AppEnv>, module: ServiceModule, parts: EdgeParts): void {
  const reference = lazily(async () => {
    const document = await createDocument(module, parts);
    return { json: JSON.stringify(document), page: await referencePage(document, module.name, parts.modules) };
  });
  app.get('/openapi.json', async (c) => c.body((await reference()).json, 200, { 'content-type': 'application/json' }));
  app.get('/docs', async () => referenceAnswer((await reference()).page));
  app.get('/docs/reference.css', () => referenceStyles());
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= make();
    return value;
  };
}

/** Counts a request against its caller's limit and sets the headers of draft-ietf-httpapi-ratelimit-headers. */
async function meter(
  c: Context<AppEnv>,
  { caller, module, operation }: { caller: Caller; module: ServiceModule; operation: FoundOperation | null },
  limits: MeteredRateLimiter,
): Promise<void> {
  // An operation with its own limit has a separate count.
  const own = operation?.meta.limit;
  const limit = own ?? limitOf(caller, module);
  const bucket = own ? `${module.name} ${c.req.method} ${operation.route}` : module.name;
  const window = await limits.spend(`edge ${bucket} ${caller.tenantId} ${caller.actor}`, limit);
  c.set('limitHeaders', {
    'ratelimit-policy': `"${caller.kind}";q=${limit.count};w=${limit.seconds}`,
    ratelimit: `"${caller.kind}";r=${window.remaining};t=${window.resetSeconds}`,
  });
  if (window.allowed) return;
  throw new Problem('rate_limited', `This ${caller.kind} may send ${limit.count} requests in ${limit.seconds} s.`, {
    retryAfter: window.resetSeconds,
  });
}
