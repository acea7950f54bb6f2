import type * as z from 'zod/mini';
import { PROBLEM_TYPE_PREFIX } from '#contracts/base/problems.ts';
import type { sessionApi } from '#contracts/session/session.ts';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, sessionWire } from '#contracts/session/wire.ts';
import { deviceSecret } from '../device/device-secret.ts';
import { JourneyProblem } from '../machine/journey.ts';
import type { StepProblem } from '../machine/step-state.ts';
import type { NetworkMonitor } from './network.ts';

interface SessionRoute {
  method: string;
  path: string;
}

/** Milliseconds after which an attempt without an answer counts as silence. */
const DEADLINE = 20_000;
/** Milliseconds. */
const FIRST_PAUSE = 500;
/** Milliseconds. */
const LONGEST_PAUSE = 8_000;
/** The most retries of a temporary problem before the person sees it. */
const PATIENCE = 4;
/** Seconds of a wait that is too short to mention to the person. */
const SHORT_WAIT = 5;
/** Seconds of the longest wait; a problem with a longer wait is shown to the person. */
const LONGEST_WAIT = 30;
const transient: ReadonlySet<string> = new Set(['unavailable', 'deadline_exceeded', 'internal', 'idempotency_in_progress']);

type SessionApi = typeof sessionApi;
export type ClientOperation = keyof SessionApi;
type BodyOf<O extends ClientOperation> = SessionApi[O]['body'] extends z.ZodMiniType ? z.input<SessionApi[O]['body']> : undefined;
export type AnswerOf<O extends ClientOperation> = SessionApi[O]['answer'] extends z.ZodMiniType ? z.output<SessionApi[O]['answer']> : null;

export interface RequestOptions<O extends ClientOperation> {
  params?: Readonly<Record<string, string>>;
  body?: BodyOf<O>;
  /** The `Idempotency-Key`: one for each intent, shared by the retries of a call. */
  key?: string;
  signal?: AbortSignal | undefined;
  /** Called when the next attempt is delayed by more than a moment. */
  onDelay?: () => void;
}

/** An HTTP answer, or silence (no connection, no answer in time). */
export type Reply = { status: number; retryAfter: number | null; body: unknown } | 'silence';

/** Returns a pause in milliseconds with jitter, so that phones that lost the same mast do not all retry at once. */
export function backoff(attempt: number, random = Math.random): number {
  const ceiling = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return ceiling / 2 + (random() * ceiling) / 2;
}

/**
 * Calls the session API. Silence is retried until an answer comes; the network monitor informs the person. Temporary problems are retried a
 * few times, unless their wait is long. Any other problem is thrown as a `JourneyProblem`.
 */
export class SessionClient {
  token = '';
  readonly network: NetworkMonitor;
  readonly #base: string;
  readonly #device = deviceSecret();
  readonly fetch: typeof fetch;
  /** Methods and paths of the operations. A part loaded later adds its own. */
  readonly wire: Partial<Record<ClientOperation, SessionRoute>> = { ...sessionWire };

  constructor(options: { apiBase: string; network: NetworkMonitor; fetch?: typeof fetch }) {
    this.#base = `${options.apiBase.replace(/\/{1,9}$/, '')}/workflows`;
    this.network = options.network;
    this.fetch = options.fetch ?? ((input, init) => fetch(input, init));
  }

  url(operation: ClientOperation, params: Readonly<Record<string, string>> = {}): string {
    return this.#base + this.wire[operation]!.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  }

  /** Returns the headers with the token and the device's secret. */
  get identity(): Record<string, string> {
    return { authorization: `Bearer ${this.token}`, [DEVICE_HEADER]: this.#device };
  }

  async call<O extends ClientOperation>(
    operation: O,
    { params, body, key, signal, onDelay }: RequestOptions<O> = {},
  ): Promise<AnswerOf<O>> {
    const url = this.url(operation, params);
    const json = body === undefined ? undefined : JSON.stringify(body);
    const answer = await this.persist(
      signal,
      () => {
        const headers = new Headers({ accept: 'application/json', ...this.identity });
        if (json !== undefined) headers.set('content-type', 'application/json');
        if (key) headers.set(IDEMPOTENCY_HEADER, key);
        return this.#attempt(url, { method: this.wire[operation]!.method, headers, ...(json === undefined ? {} : { body: json }) }, signal);
      },
      onDelay,
    );
    if (!isEnvelope(answer)) throw new JourneyProblem({ key: 'internal', retryAfter: null, field: null });
    return answer as AnswerOf<O>;
  }

  /** Repeats an attempt by the rules of this class and returns the body of its success. */
  async persist(signal: AbortSignal | undefined, attempt: () => Promise<Reply>, onDelay?: () => void): Promise<unknown> {
    for (let silences = 0, problems = 0; ; ) {
      const reply = await attempt();
      if (reply === 'silence') {
        this.network.silent();
        await this.network.pause(backoff(silences++), signal);
        continue;
      }
      this.network.noteAnswer();
      if (reply.status < 400) return reply.body;
      const problem = readProblem(reply);
      if (!passesByItself(problem) || problems >= PATIENCE) throw new JourneyProblem(problem);
      const wait = problem.retryAfter ?? 0;
      if (wait > SHORT_WAIT) onDelay?.();
      await this.network.pause(Math.max(backoff(problems++), wait * 1000), signal);
    }
  }

  async #attempt(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Reply> {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const deadline = setTimeout(stop, DEADLINE);
    signal?.addEventListener('abort', stop);
    try {
      signal?.throwIfAborted();
      const response = await this.fetch(url, {
        ...init,
        signal: attempt.signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
      const text = await response.text();
      return { status: response.status, retryAfter: seconds(response.headers.get('retry-after')), body: readJson(text) };
    } catch (error) {
      if (signal?.aborted) throw error;
      return 'silence';
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', stop);
    }
  }
}

/**
 * Returns true for our server's answer, false for a foreign one (a captive portal's page with status 200). The server checked its content
 * against the schemas of `lib/contracts/session/session.ts`; checking it again would cost the first screen 9 kB.
 */
function isEnvelope(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

/** Returns true if the problem is temporary and its wait is short enough. */
function passesByItself({ key, retryAfter }: StepProblem): boolean {
  if (transient.has(key)) return (retryAfter ?? 0) <= LONGEST_WAIT;
  return key === 'rate_limited' && retryAfter !== null && retryAfter <= SHORT_WAIT;
}

export function seconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a problem. A problem without our body comes from a gateway or a captive portal. */
function readProblem({ status, retryAfter, body }: Exclude<Reply, 'silence'>): StepProblem {
  const { type, errors } = (body ?? {}) as { type?: unknown; errors?: { path?: unknown }[] };
  if (typeof type !== 'string' || !type.startsWith(PROBLEM_TYPE_PREFIX)) {
    return { key: status >= 500 ? 'unavailable' : status === 404 ? 'not_found' : 'internal', retryAfter, field: null };
  }
  const path = Array.isArray(errors) ? errors[0]?.path : null;
  // A step knows its members without the request's prefix.
  const field = typeof path === 'string' ? path.replace(/^(submission|input)\./, '') : null;
  return { key: type.slice(PROBLEM_TYPE_PREFIX.length) as StepProblem['key'], retryAfter, field };
}
