import { PROBLEM_TYPE_PREFIX, type ProblemKey } from '../../contracts/problems.ts';
import type { CurrentStep, HandoffLink, HandoffSending, SessionView, StoredMedia } from '../../contracts/session/session.ts';
import { stepAt } from '../machine/step.fake.ts';
import type { Reply } from './client.ts';
import type { Sending } from './send-bytes.ts';
import type { Entry, Place, Vault } from './vault.ts';

/** What a request meets on its way: nothing, silence before the server, or silence after it. */
type Weather = 'fair' | 'lost' | 'answer lost';

/** A session server in memory: two steps, idempotent, whose answers can be lost. */
export class FakeServer {
  readonly applied: { path: string; key: string | null; body: unknown }[] = [];
  readonly uploads: { uuid: string; size: number; capture: string }[] = [];
  readonly steps: CurrentStep[];
  status: SessionView['workflow']['status'] = 'working';
  expiresAt: string | null = null;
  handoff: Omit<SessionView['handoff'], 'sending'> = { guest: false, away: null };
  /** Where a link can be sent, while it can. */
  sending: HandoffSending = { destinations: [], last: null };
  /** Laid over what every answer says. */
  change: (view: SessionView) => SessionView = (view) => view;
  /** What the next requests meet, first to last; fair when it runs out. */
  weather: Weather[] = [];
  /** What the next requests are refused with. */
  refusals: { status: number; key: ProblemKey; retryAfter?: number; path?: string }[] = [];
  /** Open event streams; how the next ones behave. */
  readonly streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  streaming: 'works' | 'refused' | 'silent' = 'works';
  reads = 0;
  /** Whose requests came, in order. */
  readonly tokens: string[] = [];
  /** The next link takes the place of an earlier one. */
  replaces = false;
  readonly #answers = new Map<string, string>();

  constructor() {
    this.steps = [1, 2].map((index) => stepAt(index, { status: 'pristine', version: 0 }));
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const weather = this.weather.shift() ?? 'fair';
    if (weather === 'lost') throw new TypeError('Failed to fetch');
    const { pathname } = new URL(String(input));
    this.tokens.push(new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '');
    const response = pathname.endsWith('/events') ? this.#stream(init?.signal) : this.#answer(pathname, init);
    if (weather === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  };

  readonly sendBytes = async ({ url, headers, body, onProgress }: Sending): Promise<Reply> => {
    const weather = this.weather.shift() ?? 'fair';
    onProgress(0.5);
    if (weather === 'lost') return 'silence';
    const refused = this.#refuse();
    if (refused) return { status: refused.status, retryAfter: null, body: await refused.json() };
    const uuid = url.split('/').at(-1) ?? '';
    const stored: StoredMedia = {
      uuid,
      collection: headers['x-media-collection'] ?? '',
      mime: body.type,
      size: body.size,
      sha256: headers['x-media-sha256'] ?? '',
      capture: 'live',
    };
    this.uploads.push({ uuid, size: body.size, capture: headers['x-media-capture'] ?? '' });
    const media = this.#open?.media;
    if (media && !media.some((medium) => medium.uuid === uuid)) media.push(stored);
    return weather === 'answer lost' ? 'silence' : { status: 200, retryAfter: null, body: { success: true, result: stored } };
  };

  /** Something changed: every open stream says so. */
  tell(): void {
    for (const stream of this.streams) stream.enqueue(new TextEncoder().encode('event: session\nid: 1\ndata: {}\n\n'));
  }

  /** Every open stream ends, as when the server is killed. */
  cut(): void {
    for (const stream of this.streams.splice(0)) stream.error(new TypeError('network error'));
  }

  get view(): SessionView {
    const view: SessionView = {
      workflow: {
        uuid: 'a0000000-0000-4000-8000-000000000000',
        status: this.#open ? this.status : 'success',
        livemode: false,
        disable_geolocation: false,
        started_at: null,
        finished_at: null,
        error: null,
      },
      steps: this.steps,
      current: this.#open ?? null,
      can_go_back: false,
      company: {
        name: 'Banco',
        logo_url: null,
        privacy_notice_url: null,
        support: { email: null, phone: null, url: null },
        media_days: 30,
      },
      customization: null,
      languages: ['es-MX', 'en'],
      limits: { image_bytes: 1, image_pixels: 1, pdf_bytes: 1 },
      redirect_url: null,
      handoff: { ...this.handoff, sending: this.handoff.away === 'sent' ? this.sending : null },
      token_expires_at: this.expiresAt,
      server_time: '2026-11-20T10:00:00.000Z',
    };
    return this.change(structuredClone(view));
  }

  get #open(): CurrentStep | undefined {
    return this.steps.find(({ status }) => status !== 'success');
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
    return new Response(body);
  }

  #answer(path: string, init: RequestInit | undefined): Response {
    const refused = this.#refuse();
    if (refused) return refused;
    const file = path.split('/files/')[1];
    if (file) return new Response(file, { headers: { 'content-type': 'text/plain', 'x-request-id': 'req_fake' } });
    if (path.endsWith('/withdraw') && !path.includes(this.#open?.uuid ?? 'none')) return refusal({ status: 409, key: 'step_not_current' });
    const key = new Headers(init?.headers).get('idempotency-key');
    const remembered = key && this.#answers.get(key);
    if (remembered) return new Response(remembered);
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    if (path.endsWith('/initialize')) this.status = 'working';
    if (path.endsWith('/session')) this.reads += 1;
    if (path.endsWith('/handoff')) this.handoff = { ...this.handoff, away: init?.method === 'POST' ? 'sent' : null };
    if (path.endsWith('/handoff') && init?.method === 'POST') this.#sendTo((body as { to?: string } | null)?.to);
    if (init?.method !== 'GET') this.applied.push({ path, key, body });
    this.#change(path);
    const text = JSON.stringify({ success: true, result: this.#result(path, init?.method) });
    if (key) this.#answers.set(key, text);
    return new Response(text);
  }

  #change(path: string): void {
    const open = this.#open;
    if (!open) return;
    if (path.endsWith('/start')) Object.assign(open, { status: 'working', version: open.version + 1 });
    if (path.endsWith('/submit')) Object.assign(open, { status: 'success', version: open.version + 1 });
    if (/(error|withdraw)$/.test(path)) open.version += 1;
  }

  #sendTo(to: string | undefined): void {
    const found = this.sending.destinations.find(({ id }) => id === to);
    const { wait: _, ...last } = found ?? { wait: 0 };
    this.sending = {
      destinations: this.sending.destinations.map((one) => (one === found ? { ...one, wait: 30 } : one)),
      last: 'id' in last ? last : null,
    };
  }

  #result(path: string, method: string | undefined): unknown {
    if (path.includes('/actions/')) return { sent: true };
    if (path.endsWith('/handoff') && method === 'POST') {
      const url = `https://zaguan.example/w/a#t=${this.applied.length}`;
      return { url, qr: { size: 21, path: 'M0 0.5h7m2 0h3' }, expires_at: null, replaced: this.replaces } satisfies HandoffLink;
    }
    return this.view;
  }

  #refuse(): Response | null {
    const next = this.refusals.shift();
    return next ? refusal(next) : null;
  }
}

function refusal({ status, key, path, retryAfter }: FakeServer['refusals'][number]): Response {
  const body = { success: false, type: PROBLEM_TYPE_PREFIX + key, ...(path ? { errors: [{ path }] } : {}) };
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

/** A vault that outlives the session, as IndexedDB outlives a page. */
export class FakeVault implements Vault {
  durable = true;
  /** There is no room for a picture. */
  full = false;
  readonly entries = new Map<string, Entry>();

  async put(place: Place, value: unknown, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<void> {
    if (this.full && bytes.length > 0) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(keyOf(place), structuredClone({ ...place, value, bytes }));
  }

  async remove(place: Place): Promise<void> {
    this.entries.delete(keyOf(place));
  }

  async all(): Promise<Entry[]> {
    return structuredClone([...this.entries.values()]);
  }

  async clear(): Promise<void> {
    this.entries.clear();
  }
}

const keyOf = ({ step, kind, id }: Place) => `${step}/${kind}/${id}`;
