import { PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';
import { devicesWire } from '#contracts/session/devices-wire.ts';
import type {
  CurrentStep,
  HandoffLink,
  HandoffSending,
  LostLink,
  ProblemBody,
  SessionView,
  StoredMedia,
} from '#contracts/session/session.ts';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, mediaHeaders, sessionWire } from '#contracts/session/wire.ts';
import { type Reply, readJson, seconds } from '#src/session/client.ts';
import type { SendBytesOptions } from '#src/session/send-bytes.ts';
import { sampleCurrent, sampleLink, sampleView } from './session.fake.ts';

/** A request's fate: delivered, lost before the server, or its answer lost. */
type Weather = 'fair' | 'lost' | 'answer lost';

const wire = { ...sessionWire, ...devicesWire };
type Operation = keyof typeof wire;

interface Call {
  path: string;
  params: Readonly<Record<string, string>>;
  headers: Headers;
  body: unknown;
}

/** Operations that the server still answers for a rejected link. */
const STILL_ANSWERED: ReadonlySet<Operation> = new Set(['sendAgain', 'lostLink', 'newLink'] as const);

const routes = (Object.keys(wire) as Operation[]).map((operation) => {
  const { method, path } = wire[operation];
  return { operation, method, pattern: new RegExp(`/workflows${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** The session API in memory: idempotent, with answers that can be lost. Tests reach it through `fetch`. */
export class FakeServer {
  /** Every request that changed something, in order. */
  readonly applied: { path: string; key: string | null; body: unknown }[] = [];
  readonly uploads: { uuid: string; size: number; capture: string }[] = [];
  readonly steps: CurrentStep[];
  status: SessionView['workflow']['status'] = 'working';
  /** The only token accepted; null accepts any. */
  token: string | null = null;
  expiresAt: string | null = null;
  /** The answer about an ended link. */
  lost: LostLink = { company: { name: 'Banco', support: { email: null, phone: null, url: null } }, destinations: [] };
  handoff: Omit<SessionView['handoff'], 'sending' | 'contested'> = { guest: false, away: null };
  /** True if a second device waits to open the link. */
  contested = false;
  /** The problem of every call that is not in `STILL_ANSWERED`; null for none. */
  refusal: ProblemKey | null = null;
  /** The time since which another device also uses this link; null for none. */
  otherDevice: string | null = null;
  /** The destinations to which a link can be sent. */
  sending: HandoffSending = { destinations: [], last: null };
  /** Changes the view in every answer. */
  change: (view: SessionView) => SessionView = (view) => view;
  /** The fates of the next requests, in order; later ones are delivered. */
  weather: Weather[] = [];
  /** The problems returned to the next requests. */
  problems: { status: number; key: ProblemKey; retryAfter?: number; path?: string }[] = [];
  /** Open event streams. */
  readonly streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  /** The behaviour of the next event streams. */
  streaming: 'works' | 'refused' | 'silent' = 'works';
  reads = 0;
  /** The tokens of the requests, in order. */
  readonly tokens: string[] = [];
  /** The devices of the requests, in order. */
  readonly devices: (string | null)[] = [];
  /** True if the next link replaces an earlier one. */
  replaces = false;
  /** The bodies of answers, by idempotency key. */
  readonly #answers = new Map<string, string>();

  constructor(steps = [1, 2].map((index) => sampleCurrent(index, { status: 'pristine', version: 0 }))) {
    this.steps = steps;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const weather = this.weather.shift() ?? 'fair';
    if (weather === 'lost') throw new TypeError('Failed to fetch');
    const response = await this.#receive(new URL(String(input)).pathname, init ?? {});
    if (weather === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  };

  /** Uploads like `sendBytes`, without XMLHttpRequest. */
  readonly sendBytes = async ({ url, headers, body, onProgress }: SendBytesOptions): Promise<Reply> => {
    onProgress(0.5);
    try {
      const response = await this.fetch(url, { method: 'PUT', headers, body });
      return {
        status: response.status,
        retryAfter: seconds(response.headers.get('retry-after')),
        body: readJson(await response.text()),
      };
    } catch {
      return 'silence';
    }
  };

  /** Sends an event on every open stream. */
  tell(): void {
    for (const stream of this.streams) stream.enqueue(new TextEncoder().encode('event: session\nid: 1\ndata: {}\n\n'));
  }

  /** Ends every open stream, as a killed server does. */
  cut(): void {
    for (const stream of this.streams.splice(0)) stream.error(new TypeError('network error'));
  }

  get view(): SessionView {
    const sample = sampleView();
    const view = sampleView({
      workflow: { ...sample.workflow, status: this.#open ? this.status : 'success' },
      steps: this.steps.map(({ setup: _, payload: __, media: ___, ...step }) => step),
      current: this.#open ?? null,
      handoff: { ...this.handoff, sending: this.handoff.away === 'sent' ? this.sending : null, contested: this.contested },
      other_device: this.otherDevice === null ? null : { since: this.otherDevice },
      token_expires_at: this.expiresAt,
    });
    return this.change(structuredClone(view));
  }

  get #open(): CurrentStep | undefined {
    return this.steps.find(({ status }) => status !== 'success');
  }

  async #receive(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    this.tokens.push(token);
    this.devices.push(headers.get(DEVICE_HEADER));
    if (this.token !== null && token !== this.token) return problemAnswer({ status: 403, key: 'token_expired' });
    const route = routes.find(({ method, pattern }) => method === (init.method ?? 'GET') && pattern.test(path));
    if (!route) return problemAnswer({ status: 404, key: 'not_found' });
    if (route.operation === 'events') return this.#stream(init.signal);
    if (this.refusal && !STILL_ANSWERED.has(route.operation)) return problemAnswer({ status: 403, key: this.refusal });
    const problem = this.problems.shift();
    if (problem) return problemAnswer(problem);
    const params = route.pattern.exec(path)?.groups ?? {};
    if (route.operation === 'file') {
      return new Response(params.name, { headers: { 'content-type': 'text/plain', 'x-request-id': 'req_fake' } });
    }
    const body = init.body ?? null;
    const value: unknown =
      route.operation === 'upload' ? await new Response(body).blob() : body && JSON.parse(await new Response(body).text());
    return this.#answer(route.operation, { path, params, headers, body: value });
  }

  #answer(operation: Exclude<Operation, 'events' | 'file'>, call: Call): Response {
    const { path, params, headers, body } = call;
    if (operation === 'withdraw' && params.uuid !== this.#open?.uuid) return problemAnswer({ status: 409, key: 'step_not_current' });
    const key = headers.get(IDEMPOTENCY_HEADER);
    const earlierAnswer = key && this.#answers.get(key);
    if (earlierAnswer) return json(earlierAnswer);
    if (operation !== 'read' && operation !== 'lostLink' && operation !== 'upload') this.applied.push({ path, key, body });
    const text = JSON.stringify({ success: true, result: this.#apply(operation, call) });
    if (key) this.#answers.set(key, text);
    return json(text);
  }

  /** Executes a call and returns the result for its answer. */
  #apply(operation: Exclude<Operation, 'events' | 'file'>, call: Call): unknown {
    const open = this.#open;
    switch (operation) {
      case 'action':
        return { sent: true };
      case 'upload':
        return this.#store(call);
      case 'handOver':
        return this.#handOver(call.body as { to?: string });
      case 'lostLink':
        return this.lost;
      case 'newLink':
      case 'sendAgain':
        return { channel: 'EMAIL', to: 'd•••@ejemplo.mx' };
      case 'notMe':
        this.refusal = 'token_revoked';
        return { ended: true };
      case 'answerContender':
        this.contested = false;
        if (!(call.body as { mine: boolean }).mine) this.handoff = { ...this.handoff, away: null };
        break;
      case 'read':
        this.reads += 1;
        break;
      case 'comeBack':
        this.handoff = { ...this.handoff, away: null };
        break;
      case 'initialize':
        this.status = 'working';
        break;
      case 'start':
        if (open) Object.assign(open, { status: 'working', version: open.version + 1 });
        break;
      case 'submit':
        if (open) Object.assign(open, { status: 'success', version: open.version + 1 });
        break;
      case 'withdraw':
      case 'error':
        if (open) open.version += 1;
    }
    return this.view;
  }

  #store({ params, headers, body }: Call): StoredMedia {
    const { size, type } = body as Blob;
    const capture = (headers.get(mediaHeaders.capture) ?? 'live') as StoredMedia['capture'];
    const stored = {
      uuid: params.media ?? '',
      collection: headers.get(mediaHeaders.collection) ?? '',
      mime: headers.get('content-type') ?? type,
      size,
      sha256: headers.get(mediaHeaders.sha256) ?? '',
      capture,
    };
    this.uploads.push({ uuid: stored.uuid, size, capture });
    const media = this.#open?.media;
    if (media && !media.some(({ uuid }) => uuid === stored.uuid)) media.push(stored);
    return stored;
  }

  #handOver({ to }: { to?: string }): HandoffLink {
    this.handoff = { ...this.handoff, away: 'sent' };
    const target = this.sending.destinations.find(({ id }) => id === to);
    this.sending = {
      destinations: this.sending.destinations.map((one) => (one === target ? { ...one, wait: 30 } : one)),
      last: target ? { id: target.id, channel: target.channel, to: target.to } : null,
    };
    return { ...sampleLink, url: `https://zaguan.example/w/a#t=${this.applied.length}`, replaced: this.replaces };
  }

  #stream(signal: AbortSignal | null | undefined): Response {
    if (this.streaming === 'refused') throw new TypeError('Failed to fetch');
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.streams.push(stream);
        signal?.addEventListener('abort', () => {
          const at = this.streams.indexOf(stream);
          if (at < 0) return;
          this.streams.splice(at, 1);
          stream.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    });
    if (this.streaming === 'works') this.tell();
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
}

function json(text: string, init?: ResponseInit): Response {
  return new Response(text, { ...init, headers: { 'content-type': 'application/json', ...init?.headers } });
}

function problemAnswer({ status, key, path, retryAfter }: FakeServer['problems'][number]): Response {
  const { code, title } = problems[key];
  const body: ProblemBody = {
    success: false,
    code,
    error: title,
    request_id: 'req_fake',
    type: PROBLEM_TYPE_PREFIX + key,
    title,
    detail: title,
    instance: '/workflows/v1/session',
    ...(path ? { errors: [{ path }] } : {}),
  };
  return json(JSON.stringify(body), { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } });
}
