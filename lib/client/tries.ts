import { setTimeout as wait } from 'node:timers/promises';
import { ZaguanError } from './zaguan-error.ts';

/** Settings for the retries and waits of a call. */
export interface Patience {
  /** Maximum number of retries after a lost answer, a 502, 503 or 504, or an answer with `retry-after`. Default: 2. */
  retries: number;
  /** Timeout of one attempt, in milliseconds. Default: 30,000, as on the server. */
  timeoutMs: number;
  /** Longest wait before a retry, in milliseconds; a longer wait ends the call. Waits not set by the server double. Default: 30,000. */
  longestWaitMs: number;
}

const FIRST_WAIT_MS = 500;
/** Statuses of temporary failures, retried also without `retry-after`. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Returns a `fetch` that repeats a request while its failures are temporary. Throws the last failure as a `ZaguanError`. Repeats are safe:
 * a POST has its `Idempotency-Key`, other methods are idempotent.
 */
export function createRetryingFetch({ retries = 2, timeoutMs = 30_000, longestWaitMs = 30_000 }: Partial<Patience>) {
  return async (original: Request): Promise<Response> => {
    const { url, method, headers, signal } = original;
    const body = method === 'GET' ? null : await original.arrayBuffer();
    if (method !== 'POST') headers.delete('idempotency-key');
    for (let failures = 0; ; failures++) {
      const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const outcome = await fetch(url, { method, headers, body, signal: attemptSignal, redirect: 'error' }).then(readAnswer, asUnreachable);
      if (outcome instanceof Response) return outcome;
      signal.throwIfAborted();
      const pause = pauseAfter(outcome, failures);
      // The negation treats `retries: NaN` as no retries.
      if (!(failures < retries) || pause > longestWaitMs) throw outcome;
      await wait(pause, undefined, { signal });
    }
  };
}

/**
 * Returns the milliseconds until a retry: as the server says, doubling if it does not, infinite if a retry cannot succeed. Status 0: no
 * answer came.
 */
function pauseAfter({ status, retryAfter }: ZaguanError, failures: number): number {
  if (retryAfter !== null) return retryAfter * 1_000;
  if (status !== 0 && !TEMPORARY_STATUSES.has(status)) return Number.POSITIVE_INFINITY;
  return FIRST_WAIT_MS * 2 ** failures * (0.5 + Math.random());
}

/** Reads the whole answer, so that an interrupted transfer is retried. Returns a failure as an error, without throwing it. */
async function readAnswer(answer: Response): Promise<Response | ZaguanError> {
  try {
    const bytes = await answer.arrayBuffer();
    const { status, headers } = answer;
    return answer.ok
      ? new Response(status === 204 ? null : bytes, { status, headers })
      : toZaguanError(answer, new TextDecoder().decode(bytes));
  } catch (cause) {
    return asUnreachable(cause);
  }
}

interface ProblemAnswer {
  type?: string;
  error?: unknown;
  code?: string | number;
  errors?: ZaguanError['errors'];
}

function toZaguanError({ status, headers }: Response, text: string): ZaguanError {
  const body = parseBody(text);
  const seconds = Number(headers.get('retry-after') || Number.NaN);
  const problem = /^urn:zaguan:problem:(\w+)$/.exec(body.type ?? '')?.[1] ?? 'unknown';
  // A proxy's answer may have any form.
  return new ZaguanError(typeof body.error === 'string' ? body.error : `Zaguán answered with ${status}.`, {
    status,
    problem: problem as ZaguanError['problem'],
    code: body.code ?? null,
    errors: Array.isArray(body.errors) ? body.errors : [],
    retryAfter: seconds >= 0 ? seconds : null,
    requestId: headers.get('x-request-id'),
  });
}

function parseBody(text: string): ProblemAnswer {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function asUnreachable(cause: unknown): ZaguanError {
  const { cause: why = cause } = cause as Error;
  const { code, message } = why as NodeJS.ErrnoException;
  // The code of a DOMException (a timeout) is a meaningless number.
  return new ZaguanError(`Zaguán gave no answer: ${typeof code === 'string' ? code : message}`, {}, cause);
}
