import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { Caller, Log } from '../base/ports.ts';
import { IGNORED_HEADER } from '../calls/contract-handler.ts';
import type { AppEnv } from './edge-parts.ts';
import type { RequestMetrics } from './metrics.ts';

/** Logs and measures a request by its route's template, since a path can contain personal data. */
export function report(c: Context<AppEnv>, milliseconds: number, log: Log, metrics: RequestMetrics): void {
  const route = c.get('route') ?? templateOf(c);
  const service = route.split('/')[1] || 'edge';
  const caller = c.get('caller') as Caller | undefined;
  const problem = c.get('problem') as ProblemKey | undefined;
  const { method } = c.req;
  const { status } = c.res;
  const ignored = c.res.headers.get(IGNORED_HEADER);
  metrics.observe({ service, method, route, status, seconds: milliseconds / 1000 });
  log.info(
    {
      request: c.get('requestId'),
      method,
      route,
      status,
      milliseconds: Math.round(milliseconds),
      ...(problem ? { problem } : {}),
      ...(ignored === null ? {} : { ignored }),
      ...(caller ? { tenant: caller.tenantId, actor: caller.actor } : {}),
    },
    'request',
  );
}

/** Returns the most precise route pattern that matched, or `(none)`; never a part of the path. */
function templateOf(c: Context): string {
  const patterns = matchedRoutes(c)
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('*'));
  return patterns.at(-1) ?? '(none)';
}
