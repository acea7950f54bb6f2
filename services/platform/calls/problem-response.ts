import { HTTPException } from 'hono/http-exception';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import type { Log } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { isContended } from '../data/contention.ts';
import { isDatabaseGone } from '../data/database-gone.ts';

type Envelope = OperationMeta['envelope'];

/** The problem for each status of Hono's own errors. */
const FRAMEWORK_PROBLEMS: Readonly<Record<number, ProblemKey>> = {
  400: 'invalid_json',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Returns the answer to any failure. A failure that is not expected is logged, and its answer contains only the request id. */
export function problemResponse(
  failure: unknown,
  request: { id: string; path: string; accept: string | null; envelope?: Envelope; log: Log },
): Response {
  const problem = problemOf(failure) ?? new Problem('internal', `An unexpected failure. It was logged under ${request.id}.`);
  if (problem.status >= 500) {
    const error = failure instanceof Problem ? failure.cause : failure;
    request.log.error({ request: request.id, problem: problem.key, error }, 'request failed');
  }
  const body = inEnvelope(problem.toBody({ id: request.id, instance: request.path }), problem, request.envelope);
  const wantsProblem = request.accept?.includes('application/problem+json') ?? false;
  const headers = new Headers(problem.answerHeaders);
  headers.set('content-type', wantsProblem ? 'application/problem+json' : 'application/json');
  headers.set('cache-control', 'no-store');
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(problem.retryAfter)));
  if (problem.status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(wantsProblem ? { ...body, status: problem.status } : body), { status: problem.status, headers });
}

/** Adds `message` and `detail` to the body, for services that answer `{message, data}`. */
function inEnvelope(
  body: Record<string, unknown>,
  { errors, inQuery }: Pick<Problem, 'errors' | 'inQuery'>,
  envelope: Envelope,
): Record<string, unknown> {
  if (envelope !== 'message') return body;
  const detail = errors?.map(({ path, code, message }) => ({
    loc: [inQuery.has(path) ? 'query' : 'body', ...path.split('.').filter(Boolean)],
    msg: message,
    type: code,
  }));
  return { message: body.error, ...body, ...(detail ? { detail } : {}) };
}

/** Returns the problem of a failure. Null if the failure is unexpected. */
export function problemOf(failure: unknown): Problem | null {
  if (failure instanceof Problem) return failure;
  if (isDatabaseGone(failure))
    return new Problem('unavailable', 'The database does not answer just now. Try again.', { retryAfter: 5, cause: failure });
  if (isContended(failure))
    return new Problem('unavailable', 'Another request changed the same data. Try again.', { retryAfter: 1, cause: failure });
  if (!(failure instanceof HTTPException)) return null;
  const key = FRAMEWORK_PROBLEMS[failure.status];
  return key ? new Problem(key, failure.message || 'The request was not accepted.', { status: failure.status }) : null;
}
