import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import type { CaptureSource } from '#contracts/steps/step.ts';
import { newId } from '../device/id.ts';
import { JourneyProblem, kindOf, type LocalStep, problemOf, type StepSubmission } from '../machine/journey.ts';
import type { MediaState, Medium } from '../machine/step-state.ts';
import type { SessionClient } from './client.ts';
import { sendBytes } from './send-bytes.ts';
import { Uploads } from './uploads.ts';
import type { Vault, VaultEntry } from './vault.ts';

/** A submission's request and its idempotency key. It is stored whole, so that a retry is the same request. */
interface Intent {
  key: string;
  body: { version: number; submission: unknown; coordinates: [string, string] | null; language: string };
}

/** Stores a workflow's drafts, media and pending submission on this device until the server has accepted their step. */
export class LocalSteps {
  readonly #vault: Vault;
  readonly #options: LocalStepsOptions;
  #step = '';
  #uploads: Uploads | null = null;
  #intent: Intent | null = null;
  /** The step and version of a submission that the server may or may not have received. */
  #target: Pick<CurrentStep, 'uuid' | 'version'> | null = null;
  /** False once entries end with the page. */
  #durable: boolean;
  #writes: Promise<void> = Promise.resolve();

  constructor(vault: Vault, options: LocalStepsOptions) {
    this.#vault = vault;
    this.#options = options;
    this.#durable = vault.durable;
  }

  /** Restores a step's entries and uploads the media that the server lacks. Deletes the entries of other steps. */
  async of(step: CurrentStep): Promise<LocalStep> {
    if (step.uuid === this.#step && this.#uploads) {
      return { ...(await this.#withoutMedia(step)), media: this.#uploads.media };
    }
    this.#uploads?.stop();
    this.#step = step.uuid;
    const entries = await this.#entriesOf(step);
    await this.#removeWhere((entry) => entry.step !== step.uuid);

    const media = new Map(entries.filter(({ kind }) => kind === 'media').map((entry) => [entry.id, mediumOf(entry)]));
    const discardedIds = new Set(entries.filter(({ kind }) => kind === 'discarded').map(({ id }) => id));
    const storedMedia = step.media.filter(({ uuid }) => !discardedIds.has(uuid));
    const { client, onMedia } = this.#options;
    const uploads = new Uploads({
      step: step.uuid,
      client,
      onChange: (states) => onMedia(step.uuid, states),
      media: storedMedia.map(({ uuid, collection }) => ({
        uuid,
        collection,
        status: 'stored',
        progress: 1,
        preview: media.get(uuid)?.blob ?? null,
        problem: null,
      })),
      sendBytes: this.#options.sendBytes ?? sendBytes,
    });
    this.#uploads = uploads;
    for (const medium of media.values()) {
      if (!storedMedia.some(({ uuid }) => uuid === medium.uuid)) uploads.add(medium);
    }
    return { ...(await this.#withoutMedia(step)), media: uploads.media };
  }

  async saveDraft(step: string, draft: unknown): Promise<void> {
    await this.#write(() => this.#vault.put({ step, kind: 'draft', id: '' }, draft));
  }

  /** Stores a medium. Resolves when the medium is on the device. Its upload has started by then. */
  async keep(step: string, { uuid, collection, blob, ...medium }: Medium): Promise<void> {
    const capture = medium.capture === 'live' && this.#options.isSecondDevice() ? 'handoff' : medium.capture;
    this.#uploads?.add({ uuid, collection, blob, capture });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const value = { collection, capture, type: blob.type };
    await this.#write(() => this.#vault.put({ step, kind: 'media', id: uuid }, value, bytes));
  }

  async discard(step: string, uuid: string): Promise<void> {
    this.#uploads?.discard(uuid);
    await this.#write(() => this.#vault.put({ step, kind: 'discarded', id: uuid }, null));
    await this.#write(() => this.#vault.remove({ step, kind: 'media', id: uuid }));
  }

  /** Returns the request of a submission. The same submission of the same version is the same request, also after a reload. */
  async intend(step: CurrentStep, { submission, coordinates }: StepSubmission, language: string): Promise<Intent> {
    const body = {
      version: step.version,
      submission,
      coordinates: coordinates && ([...coordinates] as [string, string]),
      language,
    };
    this.#target = step;
    if (this.#intent && same(this.#intent.body, body)) return this.#intent;
    const intent = { key: newId(), body };
    this.#intent = intent;
    await this.#write(() => this.#vault.put({ step: step.uuid, kind: 'intent', id: '' }, intent));
    return intent;
  }

  /** Deletes the pending request, because the server has judged it. */
  async dropIntent(step: string): Promise<void> {
    this.#target = null;
    await this.#removeIntent(step);
  }

  /** Withdraws the submission, here and on the server, which may have accepted it before. Returns the server's view. */
  async takeBack({ uuid, version }: Pick<CurrentStep, 'uuid' | 'version'>, signal?: AbortSignal): Promise<SessionView> {
    if (this.#intent) await this.#removeIntent(uuid);
    const { client } = this.#options;
    const answer = await client.call('withdraw', { params: { uuid }, body: { version }, key: newId(), signal }).catch((error) => {
      if (kindOf(problemOf(error)) !== 'stale') throw error;
      return client.call('read', { signal });
    });
    this.#target = null;
    return answer.result;
  }

  /** Resolves when every medium of the step is stored. Rejects with the problem of the first failed medium. */
  async awaitUploads(): Promise<void> {
    this.#uploads?.retry();
    await this.#uploads?.awaitAll();
    const failure = this.#uploads?.media.find(({ status }) => status === 'failed');
    if (failure?.problem) throw new JourneyProblem(failure.problem);
  }

  /** Deletes a step's entries, because the server accepted it. */
  async settle(step: string): Promise<void> {
    if (step === this.#step) this.stop();
    await this.#removeWhere((entry) => entry.step === step);
  }

  /** Deletes the workflow's entries and withdraws a pending submission. Returns true if the server had accepted it before. */
  async forget(signal?: AbortSignal): Promise<boolean> {
    const target = this.#target;
    this.stop();
    await this.#writes;
    await this.#vault.clear();
    return target !== null && (await this.takeBack(target, signal)).current?.uuid !== target.uuid;
  }

  stop(): void {
    this.#uploads?.stop();
    this.#uploads = null;
    this.#intent = null;
    this.#target = null;
    this.#step = '';
  }

  async #removeIntent(step: string): Promise<void> {
    this.#intent = null;
    await this.#write(() => this.#vault.remove({ step, kind: 'intent', id: '' }));
  }

  /** Runs the writes one after another, so that the last draft wins. A full or broken vault costs durability, never the journey. */
  #write(write: () => Promise<void>): Promise<void> {
    this.#writes = this.#writes.then(write).catch(() => {
      if (this.#durable) this.#options.onVaultFull();
      this.#durable = false;
    });
    return this.#writes;
  }

  async #entries(): Promise<VaultEntry[]> {
    await this.#writes;
    return this.#vault.all().catch(() => []);
  }

  async #entriesOf({ uuid }: CurrentStep): Promise<VaultEntry[]> {
    return (await this.#entries()).filter(({ step }) => step === uuid);
  }

  async #removeWhere(applies: (entry: VaultEntry) => boolean): Promise<void> {
    const entries = (await this.#entries()).filter(applies);
    await this.#write(async () => {
      await Promise.all(entries.map((entry) => this.#vault.remove(entry)));
    });
  }

  /** Returns the step's stored draft and pending submission. A submission of an earlier version is ignored. */
  async #withoutMedia(step: CurrentStep): Promise<Omit<LocalStep, 'media'>> {
    const entries = await this.#entriesOf(step);
    const valueIn = (kind: VaultEntry['kind']) => entries.find((entry) => entry.kind === kind)?.value ?? null;
    const intent = (valueIn('intent') as Intent | null) ?? this.#intent;
    this.#intent = intent?.body.version === step.version ? intent : null;
    const body = this.#intent?.body;
    if (body) this.#target = step;
    return {
      draft: valueIn('draft'),
      submission: body ? { submission: body.submission, coordinates: body.coordinates } : null,
      durable: this.#durable,
    };
  }
}

export interface LocalStepsOptions {
  client: SessionClient;
  /** Returns true if another device's session made this link; then media are marked `handoff`. */
  isSecondDevice(): boolean;
  onMedia(step: string, media: readonly MediaState[]): void;
  /** Called when the vault is full or broken: from then on all entries end with the page. */
  onVaultFull(): void;
  sendBytes?: typeof sendBytes;
}

function mediumOf({ id, value, bytes }: VaultEntry): Medium {
  const { collection, capture, type } = value as { collection: string; capture: CaptureSource; type: string };
  return { uuid: id, collection, capture, blob: new Blob([bytes], { type }) };
}

/** Compares two requests without their language, which may change between two presses. */
function same(one: Intent['body'], other: Intent['body']): boolean {
  const textOf = ({ language: _, ...body }: Intent['body']) => JSON.stringify(body);
  return textOf(one) === textOf(other);
}
