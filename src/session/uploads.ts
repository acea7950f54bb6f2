import { mediaHeaders } from '#contracts/session/wire.ts';
import { problemOf } from '../machine/journey.ts';
import type { MediaState, Medium } from '../machine/step-state.ts';
import type { SessionClient } from './client.ts';
import type { sendBytes } from './send-bytes.ts';

interface UploadsOptions {
  step: string;
  client: SessionClient;
  /** The media that the server already has. */
  media: readonly MediaState[];
  onChange(media: readonly MediaState[]): void;
  sendBytes: typeof sendBytes;
}

/** Uploads a step's media one after another: on a bad network, two parallel uploads finish later than one. */
export class Uploads {
  readonly #options: UploadsOptions;
  /** The controllers that abort the uploads, by the medium's uuid. */
  readonly #ends = new Map<string, AbortController>();
  readonly #failures = new Map<string, Medium>();
  #media: readonly MediaState[];
  #queue: Promise<void> = Promise.resolve();

  constructor(options: UploadsOptions) {
    this.#options = options;
    this.#media = options.media;
  }

  get media(): readonly MediaState[] {
    return this.#media;
  }

  add(medium: Medium): void {
    const { uuid, collection, blob } = medium;
    const end = new AbortController();
    this.#ends.get(uuid)?.abort();
    this.#ends.set(uuid, end);
    const others = this.#media.filter((other) => other.uuid !== uuid);
    this.#set([...others, { uuid, collection, status: 'saved', progress: 0, preview: blob, problem: null }]);
    this.#queue = this.#queue.then(() => this.#upload(medium, end.signal));
  }

  discard(uuid: string): void {
    this.#ends.get(uuid)?.abort();
    this.#ends.delete(uuid);
    this.#failures.delete(uuid);
    this.#set(this.#media.filter((medium) => medium.uuid !== uuid));
  }

  /** Repeats failed uploads: the token may be new, or the server available again. */
  retry(): void {
    const failures = [...this.#failures.values()];
    this.#failures.clear();
    for (const medium of failures) this.add(medium);
  }

  /** Resolves when every medium so far is stored or has failed. */
  async awaitAll(): Promise<void> {
    for (let queue: Promise<void> | null = null; queue !== this.#queue; ) {
      queue = this.#queue;
      await queue;
    }
  }

  stop(): void {
    for (const end of this.#ends.values()) end.abort();
    this.#ends.clear();
  }

  async #upload(medium: Medium, signal: AbortSignal): Promise<void> {
    const { uuid, collection, capture, blob } = medium;
    if (signal.aborted) return;
    const { step, client, sendBytes } = this.#options;
    try {
      const sha256 = await digest(blob);
      await client.persist(signal, () => {
        this.#update(uuid, { status: 'uploading', progress: 0, problem: null });
        return sendBytes({
          url: client.url('upload', { uuid: step, media: uuid }),
          headers: {
            accept: 'application/json',
            ...client.identity,
            'content-type': blob.type,
            [mediaHeaders.collection]: collection,
            [mediaHeaders.capture]: capture,
            ...(sha256 ? { [mediaHeaders.sha256]: sha256 } : {}),
          },
          body: blob,
          onProgress: (progress) => this.#update(uuid, { progress }),
          signal,
        });
      });
      this.#update(uuid, { status: 'stored', progress: 1 });
    } catch (error) {
      if (signal.aborted) return;
      this.#failures.set(uuid, medium);
      this.#update(uuid, { status: 'failed', problem: problemOf(error) });
    }
  }

  #update(uuid: string, change: Partial<MediaState>): void {
    if (!this.#ends.has(uuid)) return;
    this.#set(this.#media.map((medium) => (medium.uuid === uuid ? { ...medium, ...change } : medium)));
  }

  #set(media: readonly MediaState[]): void {
    this.#media = media;
    this.#options.onChange(media);
  }
}

/** Returns the SHA-256 in hex; null on plain http, where browsers withhold WebCrypto. */
async function digest(blob: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
