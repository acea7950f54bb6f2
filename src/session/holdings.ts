import type { CurrentStep, SessionView } from '../../contracts/session/session.ts';
import type { CaptureSource } from '../../contracts/step.ts';
import { newId } from '../device/id.ts';
import { type Answer, JourneyProblem, type Kept, kindOf, problemOf } from '../machine/journey.ts';
import type { MediaState } from '../machine/step-state.ts';
import type { SessionClient } from './client.ts';
import type { sendBytes } from './send-bytes.ts';
import { type Capture, Uploads } from './uploads.ts';
import { type Entry, openVault, type Vault } from './vault.ts';

/** A submit as it goes to the server: kept whole, so that sending it again after anything is the same request. */
export interface Intent {
  key: string;
  body: { version: number; submission: unknown; coordinates: [string, string] | null; language: string };
}

/**
 * What this device holds of one workflow until the server has it: drafts, captures, and the answer on its way.
 * The vault makes it outlive the page; an entry goes when its step was taken by the server.
 */
export class Holdings {
  readonly #vault: Vault;
  readonly #client: SessionClient;
  readonly #onMedia: (step: string, media: readonly MediaState[]) => void;
  readonly #onFleeting: () => void;
  readonly #sendBytes: typeof sendBytes | undefined;
  #step = '';
  #uploads: Uploads | null = null;
  #intent: Intent | null = null;
  /** To which step and version an answer was sent of which nobody knows whether it arrived. */
  #sent: Pick<CurrentStep, 'uuid' | 'version'> | null = null;
  #durable: boolean;
  #writes: Promise<void> = Promise.resolve();

  private constructor(vault: Vault, options: HoldingsOptions) {
    this.#vault = vault;
    this.#durable = vault.durable;
    this.#onFleeting = options.onFleeting;
    this.#client = options.client;
    this.#onMedia = options.onMedia;
    this.#sendBytes = options.sendBytes;
  }

  static async open(workflow: string, options: HoldingsOptions): Promise<Holdings> {
    return new Holdings(await (options.openVault ?? openVault)(workflow), options);
  }

  /** Brings back what is held of a step, and sends what the server does not have yet. Other steps' remains go. */
  async of(step: CurrentStep): Promise<Kept> {
    if (step.uuid === this.#step && this.#uploads) {
      return { ...(await this.#words(step)), media: this.#uploads.media };
    }
    this.#uploads?.stop();
    this.#step = step.uuid;
    const entries = await this.#entries();
    const mine = entries.filter((entry) => entry.step === step.uuid);
    await this.#removeWhere((entry) => entry.step !== step.uuid);

    const captures = new Map(mine.filter(({ kind }) => kind === 'media').map((entry) => [entry.id, captureOf(entry)]));
    const discarded = new Set(mine.filter(({ kind }) => kind === 'discarded').map(({ id }) => id));
    const stored = step.media.filter(({ uuid }) => !discarded.has(uuid));
    const uploads = new Uploads({
      step: step.uuid,
      client: this.#client,
      onChange: (media) => this.#onMedia(step.uuid, media),
      media: stored.map(({ uuid, collection }) => ({
        uuid,
        collection,
        status: 'stored',
        progress: 1,
        preview: captures.get(uuid)?.blob ?? null,
        problem: null,
      })),
      ...(this.#sendBytes ? { sendBytes: this.#sendBytes } : {}),
    });
    this.#uploads = uploads;
    for (const capture of captures.values()) {
      if (!stored.some(({ uuid }) => uuid === capture.uuid)) uploads.add(capture);
    }
    return { ...(await this.#words(step)), media: uploads.media };
  }

  async draft(step: string, draft: unknown): Promise<void> {
    await this.#write(() => this.#vault.put({ step, kind: 'draft', id: '' }, draft));
  }

  /** Resolves when the capture is safe on the device; it is on its way to the server by then. */
  async capture(step: string, capture: Capture): Promise<void> {
    const { uuid, collection, blob } = capture;
    this.#uploads?.add(capture);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const value = { collection, capture: capture.capture, type: blob.type };
    await this.#write(() => this.#vault.put({ step, kind: 'media', id: uuid }, value, bytes));
  }

  async discard(step: string, uuid: string): Promise<void> {
    this.#uploads?.discard(uuid);
    await this.#write(() => this.#vault.put({ step, kind: 'discarded', id: uuid }, null));
    await this.#write(() => this.#vault.remove({ step, kind: 'media', id: uuid }));
  }

  /** The same answer to the same version of a step is the same intent, also after a reload. */
  async intend(step: CurrentStep, answer: Answer, language: string): Promise<Intent> {
    const body = {
      version: step.version,
      submission: answer.submission,
      coordinates: answer.coordinates && ([...answer.coordinates] as [string, string]),
      language,
    };
    this.#sent = step;
    const pending = this.#intent;
    if (pending && same(pending.body, body)) return pending;
    const intent = { key: newId(), body };
    this.#intent = intent;
    await this.#write(() => this.#vault.put({ step: step.uuid, kind: 'intent', id: '' }, intent));
    return intent;
  }

  /** The server has judged the answer. */
  async dropIntent(step: string): Promise<void> {
    this.#sent = null;
    await this.#removeIntent(step);
  }

  /** Takes the answer to this step back, here and at the server: what that then says of the session. It may have accepted it before. */
  async takeBack({ uuid, version }: Pick<CurrentStep, 'uuid' | 'version'>, signal?: AbortSignal): Promise<SessionView> {
    if (this.#intent) await this.#removeIntent(uuid);
    const answer = await this.#client.call('withdraw', { params: { uuid }, body: { version }, key: newId(), signal }).catch((error) => {
      if (kindOf(problemOf(error)) !== 'stale') throw error;
      return this.#client.call('read', { signal });
    });
    this.#sent = null;
    return answer.result;
  }

  /** Resolves when every capture of the step is stored. Throws what the server said of the first that it refused. */
  async uploaded(): Promise<void> {
    this.#uploads?.retry();
    await this.#uploads?.settled();
    const refused = this.#uploads?.media.find(({ status }) => status === 'failed');
    if (refused?.problem) throw new JourneyProblem(refused.problem);
  }

  /** The server has taken the step: nothing of it stays here. */
  async settle(step: string): Promise<void> {
    if (step === this.#step) this.stop();
    await this.#removeWhere((entry) => entry.step === step);
  }

  /** Nothing of the workflow stays here, and what was sent is taken back: whether the server had accepted it before. */
  async forget(signal?: AbortSignal): Promise<boolean> {
    const sent = this.#sent;
    this.stop();
    await this.#writes;
    await this.#vault.clear();
    return sent !== null && (await this.takeBack(sent, signal)).current?.uuid !== sent.uuid;
  }

  stop(): void {
    this.#uploads?.stop();
    this.#uploads = null;
    this.#intent = null;
    this.#sent = null;
    this.#step = '';
  }

  async #removeIntent(step: string): Promise<void> {
    this.#intent = null;
    await this.#write(() => this.#vault.remove({ step, kind: 'intent', id: '' }));
  }

  /** One after the other, so that the last draft wins. A full or broken store costs durability, never the journey. */
  #write(write: () => Promise<void>): Promise<void> {
    this.#writes = this.#writes.then(write).catch(() => {
      if (this.#durable) this.#onFleeting();
      this.#durable = false;
    });
    return this.#writes;
  }

  async #entries(): Promise<Entry[]> {
    await this.#writes;
    return this.#vault.all().catch(() => []);
  }

  async #removeWhere(applies: (entry: Entry) => boolean): Promise<void> {
    const gone = (await this.#entries()).filter(applies);
    await this.#write(async () => {
      await Promise.all(gone.map((entry) => this.#vault.remove(entry)));
    });
  }

  async #words(step: CurrentStep): Promise<Omit<Kept, 'media'>> {
    const mine = (await this.#entries()).filter((entry) => entry.step === step.uuid);
    const valueIn = (kind: Entry['kind']) => mine.find((entry) => entry.kind === kind)?.value ?? null;
    const intent = (valueIn('intent') as Intent | null) ?? this.#intent;
    this.#intent = intent?.body.version === step.version ? intent : null;
    const body = this.#intent?.body;
    if (body) this.#sent = step;
    return {
      draft: valueIn('draft'),
      answer: body ? { submission: body.submission, coordinates: body.coordinates } : null,
      durable: this.#durable,
    };
  }
}

export interface HoldingsOptions {
  client: SessionClient;
  onMedia(step: string, media: readonly MediaState[]): void;
  /** From here on what is held ends with the page: the store is full or broken. */
  onFleeting(): void;
  sendBytes?: typeof sendBytes;
  openVault?: (workflow: string) => Promise<Vault>;
}

function captureOf({ id, value, bytes }: Entry): Capture {
  const { collection, capture, type } = value as { collection: string; capture: CaptureSource; type: string };
  return { uuid: id, collection, capture, blob: new Blob([bytes], { type }) };
}

/** The language may change between two presses; the answer is the same. */
function same(one: Intent['body'], other: Intent['body']): boolean {
  const bare = ({ language: _, ...body }: Intent['body']) => JSON.stringify(body);
  return bare(one) === bare(other);
}
