import type { Context } from 'hono';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { Clock, EdgeEnv, Log } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import type { AssembledPlatform } from '../platform.ts';

export interface AppEnv {
  Variables: EdgeEnv['Variables'] & {
    /** The template of the operation's path; unset without an operation. */
    route: string;
    /** The problem with which the request was answered, if any. */
    problem: ProblemKey;
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
  /** The build of this server, returned as header `x-build` and by `/health`. */
  build: string;
  clientAddress(c: Context): string | null;
  check(): Promise<unknown>;
}

export function noOperation(c: Context): Problem {
  return new Problem('not_found', `Nothing answers ${c.req.method} at this path. Each service's reference is at /<service>/docs.`);
}

/** Returns a request's path and query, as calls between processes sign them. */
export function pathOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
