import type { MiddlewareHandler } from 'hono';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, mediaHeaders } from '#contracts/session/wire.ts';
import { isLoopback } from '../base/loopback.ts';
import type { EdgeEnv } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { IGNORED_HEADER } from '../calls/contract-handler.ts';
import { allowedOrigins, type TenantRegistry } from '../tenancy/tenants.ts';

const ALLOWED_HEADERS = ['authorization', 'content-type', IDEMPOTENCY_HEADER, DEVICE_HEADER, ...Object.values(mediaHeaders)].join(', ');
const EXPOSED_HEADERS = `x-request-id, retry-after, ratelimit, ratelimit-policy, ${IGNORED_HEADER}`;
/** Error for the origin null (a file, a sandboxed frame, a `data:` URL). Its registration would allow all such pages. */
const NULL_ORIGIN =
  'The page has the origin null, which cannot be registered: it is a file or is in a sandboxed frame. Serve it from an origin of its own, or add allow-same-origin.';
const PREFLIGHT_SECONDS = '600';

/** Adds CORS headers for session tokens. Any origin may preflight; a page of an unregistered origin may read only the rejection. */
export function sessionCors(tenants: TenantRegistry, ownOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (!origin || origin === ownOrigin) return next();
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
        vary: 'Origin',
      });
    }
    await next();
    c.res.headers.append('vary', 'Origin');
    const isRejected = c.error instanceof Problem && c.error.key === 'origin_not_allowed';
    const readable = isLocalPage(origin) || isRejected || (await tenants.isRegisteredOrigin(origin));
    if (!readable) return;
    c.res.headers.set('access-control-allow-origin', origin);
    c.res.headers.set('access-control-expose-headers', EXPOSED_HEADERS);
  };
}

/** Throws `origin_not_allowed` for a session's request from an origin that the tenant did not register. In test mode, local pages pass. */
export function refuseForeignOrigin(tenants: TenantRegistry, ownOrigin: string): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const caller = c.get('caller');
    if (origin && origin !== ownOrigin && caller.kind === 'session' && (caller.livemode || !isLocalPage(origin))) {
      const origins = allowedOrigins(await tenants.settings(caller.tenantId));
      if (!origins.includes(origin))
        throw new Problem('origin_not_allowed', origin === 'null' ? NULL_ORIGIN : `Register ${origin} in the settings of the tenant.`);
    }
    return next();
  };
}

/** Returns true if a page was loaded from the browser's own machine. */
function isLocalPage(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
