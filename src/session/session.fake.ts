import { PROBLEM_TYPE_PREFIX, type ProblemKey } from '../../contracts/problems.ts';
import type { CurrentStep, SessionView, StoredMedia } from '../../contracts/session.ts';
import type { Reply } from './client.ts';
import type { Sending } from './send-bytes.ts';
import type { Entry, Place, Vault } from './vault.ts';

/** What a request meets on its way: nothing, silence before the server, or silence after it. */
type Weather = 'fair' | 'lost' | 'answer lost';

/** A session server in memory: two steps, idempotent, whose answers can be lost. */
export class FakeServer {
  readonly applied: { path: string; key: string | null; body: unknown }[] = [];
  readonly uploads: { uuid: string; size: number }[] = [];
  readonly steps: CurrentStep[];
  status: SessionView['workflow']['status'] = 'working';
  expiresAt: string | null = null;
  handoff: SessionView['handoff'] = { guest: false, away: null };
  /** Laid over what every answer says. */
  change: (view: SessionView) => SessionView = (view) => view;
  /** What the next requests meet, first to last; fair when it runs out. */
  weather: Weather[] = [];
  /** What the next requests are refused with. */
  refusals: { status: number; key: ProblemKey; retryAfter?: number; path?: string }[] = [];
  readonly #answers = new Map<string, string>();

  constructor() {
    this.steps = [fakeStep(1), fakeStep(2)];
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const weather = this.weather.shift() ?? 'fair';
    if (weather === 'lost') throw new TypeError('Failed to fetch');
    const response = this.#answer(new URL(String(input)).pathname, init);
    if (weather === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  };

  readonly sendBytes = async ({ url, headers, body, onProgress }: Sending): Promise<Reply> => {
    const weather = this.weather.shift() ?? 'fair';
    onProgress(0.5);
    if (weather === 'lost') return 'silence';
    const refusal = this.#refuse();
    if (refusal) return { status: refusal.status, retryAfter: null, body: await refusal.json() };
    const uuid = url.split('/').at(-1) ?? '';
    const stored: StoredMedia = {
      uuid,
      collection: headers['x-media-collection'] ?? '',
      mime: body.type,
      size: body.size,
      sha256: headers['x-media-sha256'] ?? '',
      capture: 'live',
    };
    this.uploads.push({ uuid, size: body.size });
    const media = this.#open?.media;
    if (media && !media.some((medium) => medium.uuid === uuid)) media.push(stored);
    return weather === 'answer lost' ? 'silence' : { status: 200, retryAfter: null, body: { success: true, result: stored } };
  };

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
      handoff: this.handoff,
      token_expires_at: this.expiresAt,
      server_time: '2026-11-20T10:00:00.000Z',
    };
    return this.change(structuredClone(view));
  }

  get #open(): CurrentStep | undefined {
    return this.steps.find(({ status }) => status !== 'success');
  }

  #answer(path: string, init: RequestInit | undefined): Response {
    const refusal = this.#refuse();
    if (refusal) return refusal;
    const file = path.split('/files/')[1];
    if (file) return new Response(file, { headers: { 'content-type': 'text/plain', 'x-request-id': 'req_fake' } });
    const key = new Headers(init?.headers).get('idempotency-key');
    const remembered = key && this.#answers.get(key);
    if (remembered) return new Response(remembered);
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    if (path.endsWith('/initialize')) this.status = 'working';
    if (init?.method !== 'GET') this.applied.push({ path, key, body });
    const open = this.#open;
    if (open && path.endsWith('/start')) Object.assign(open, { status: 'working', version: open.version + 1 });
    if (open && path.endsWith('/submit')) Object.assign(open, { status: 'success', version: open.version + 1 });
    if (open && path.endsWith('/error')) open.version += 1;
    const text = JSON.stringify({ success: true, result: path.includes('/actions/') ? { sent: true } : this.view });
    if (key) this.#answers.set(key, text);
    return new Response(text);
  }

  #refuse(): Response | null {
    const refusal = this.refusals.shift();
    if (!refusal) return null;
    const body = { success: false, type: PROBLEM_TYPE_PREFIX + refusal.key, ...(refusal.path ? { errors: [{ path: refusal.path }] } : {}) };
    const headers = new Headers();
    if (refusal.retryAfter !== undefined) headers.set('retry-after', String(refusal.retryAfter));
    return new Response(JSON.stringify(body), { status: refusal.status, headers });
  }
}

function fakeStep(index: number): CurrentStep {
  return {
    uuid: `0000000${index}-0000-4000-8000-000000000000`,
    step: `step_${index}`,
    custom_id: '',
    status: 'pristine',
    version: 0,
    attempts_left: 3,
    metadata: { name: `Step ${index}`, title: null, description: null },
    needs: { camera: false, geolocation: false, people: false, consent: null },
    final: false,
    minutes: 1,
    bring: [],
    shares: [],
    keeps: null,
    error: null,
    setup: null,
    payload: null,
    media: [],
  };
}

/** A vault that outlives the session, as IndexedDB outlives a page. */
export class FakeVault implements Vault {
  durable = true;
  readonly entries = new Map<string, Entry>();

  async put(place: Place, value: unknown, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<void> {
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
