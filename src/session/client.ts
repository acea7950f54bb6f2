import type * as z from 'zod/mini';
import { PROBLEM_TYPE_PREFIX } from '#contracts/base/problems.ts';
import type { sessionApi } from '#contracts/session/session.ts';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, sessionWire } from '#contracts/session/wire.ts';
import { deviceSecret } from '../device/device-secret.ts';
import { limitSilence } from '../device/silence-limit.ts';
import { JourneyProblem } from '../machine/journey.ts';
import type { StepProblem } from '../machine/step-state.ts';
import type { NetworkMonitor } from './network.ts';

/** The longest time without an answer, or without a further part of it, in milliseconds. Then the attempt counts as silence. */
export const LONGEST_SILENCE = 20_000;
/** The first and the longest pause between two attempts, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
/** Maximum number of retries of a temporary problem before the person sees it. */
const MAX_RETRIES = 4;
/** Seconds of a wait that is too short to mention to the person. */
const SHORT_WAIT = 5;
/** Seconds of the longest wait; a problem with a longer wait is shown to the person. */
const LONGEST_WAIT = 30;
const transient: ReadonlySet<string> = new Set(['unavailable', 'deadline_exceeded', 'internal', 'idempotency_in_progress']);

type SessionApi = typeof sessionApi;
type ClientOperation = keyof SessionApi;
type BodyOf<O extends ClientOperation> = SessionApi[O]['body'] extends z.ZodMiniType ? z.input<SessionApi[O]['body']> : undefined;
type AnswerOf<O extends ClientOperation> = SessionApi[O]['answer'] extends z.ZodMiniType ? z.output<SessionApi[O]['answer']> : null;

interface RequestOptions<O extends ClientOperation> {
  params?: Readonly<Record<string, string>>;
  body?: BodyOf<O>;
  /** The `Idempotency-Key`: one for each intent, shared by the retries of a call. */
  key?: string;
  signal?: AbortSignal | undefined;
  /** Called when the next attempt is delayed by more than a moment. */
  onDelay?: () => void;
}

interface ClientRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** An HTTP answer, or silence (no connection, no answer in time). */
export type Reply = { status: number; retryAfter: number | null; body: unknown } | 'silence';

/** Returns a pause in milliseconds with jitter, so that phones that lost the same mast do not all retry at once. */
export function backoff(attempt: number, random = Math.random): number {
  const ceiling = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return ceiling / 2 + (random() * ceiling) / 2;
}

/** Calls the session API. Repeats silence until an answer comes, temporary problems a few times, and throws any other problem. */
export class SessionClient {
  token = '';
  readonly network: NetworkMonitor;
  readonly #base: string;
  readonly #device = deviceSecret();
  readonly #fetch: typeof fetch;
  /** Methods and paths of the operations. A part loaded later adds its own. */
  readonly wire: Partial<Record<ClientOperation, { method: string; path: string }>> = { ...sessionWire };

  constructor(options: { apiBase: string; network: NetworkMonitor; fetch?: typeof fetch }) {
    this.#base = `${options.apiBase.replace(/\/{1,9}$/, '')}/workflows`;
    this.network = options.network;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
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
        const headers: Record<string, string> = { accept: 'application/json' };
        if (json !== undefined) headers['content-type'] = 'application/json';
        if (key) headers[IDEMPOTENCY_HEADER] = key;
        const init = { method: this.wire[operation]!.method, headers, ...(json === undefined ? {} : { body: json }) };
        return this.attempt(url, init, signal, async (response) => readJson(await response.text()));
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
      if (!passesByItself(problem) || problems >= MAX_RETRIES) throw new JourneyProblem(problem);
      const wait = problem.retryAfter ?? 0;
      if (wait > SHORT_WAIT) onDelay?.();
      await this.network.pause(Math.max(backoff(problems++), wait * 1000), signal);
    }
  }

  /** Sends one request with the person's token. Neither the browser's cookies nor its cache nor the page's address take part. */
  send(url: string, init: ClientRequest, signal: AbortSignal): Promise<Response> {
    return this.#fetch(url, {
      ...init,
      headers: { ...init.headers, ...this.identity },
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  }

  /** Sends one request, whose answer `read` reads. With each part of a long answer it calls `alive`, which extends the deadline. */
  async attempt(
    url: string,
    init: ClientRequest,
    signal: AbortSignal | undefined,
    read: (response: Response, alive: () => void) => Promise<unknown>,
  ): Promise<Reply> {
    const limit = limitSilence(LONGEST_SILENCE, signal);
    try {
      signal?.throwIfAborted();
      const response = await this.send(url, init, limit.signal);
      const body = await read(response, () => limit.extend());
      return { status: response.status, retryAfter: seconds(response.headers.get('retry-after')), body };
    } catch (error) {
      if (signal?.aborted) throw error;
      return 'silence';
    } finally {
      limit.end();
    }
  }
}

/** Returns false for a captive portal's page. The content is not checked again, which would cost the first screen 9 kB. */
function isEnvelope(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

/** Returns true if the problem is temporary and its wait is short enough. */
function passesByItself({ key, retryAfter }: StepProblem): boolean {
  if (transient.has(key)) return (retryAfter ?? 0) <= LONGEST_WAIT;
  return key === 'rate_limited' && retryAfter !== null && retryAfter <= SHORT_WAIT;
}

/** Reads a `Retry-After` header in seconds; null if it is missing or a date. */
export function seconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** Parses JSON; null if the text is none. */
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
