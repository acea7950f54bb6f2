import { inTime } from '#contracts/base/deadline.ts';
import { type SymbolFormat, type SymbolReading, symbolFormats } from '#vision/symbols/symbol.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import { symbolFiles } from './files.ts';
import type { SymbolAnswer, SymbolRequest } from './messages.ts';

/** Milliseconds without a symbol after which the strong engine (ZXing in WebAssembly) is fetched: 400 kB that most people never need. */
const WITHOUT_SYMBOL_MS = 4000;
/** Milliseconds that a photo waits for the strong engine; then the photo is read without it. */
const ENGINE_MS = 8000;
/** Milliseconds from a failed load of the strong engine until frames request it again. */
const RETRY_MS = 30_000;
/** Milliseconds after which a missing answer means that the worker hangs; a slow phone needs a third. */
const LIMIT_MS: Readonly<Record<SymbolRequest['type'], number | null>> = { frame: 10_000, still: 60_000, strengthen: null, forget: 10_000 };

export interface SymbolReaderOptions {
  /** The element's `assets-base`; empty for next to our scripts. */
  assetsBase?: string;
  /** If false, the strong engine is never loaded. */
  wasm?: boolean;
  formats?: readonly SymbolFormat[];
}

/** Replacements for the worker and the clock, for tests. */
export interface SymbolReaderSeams extends Pick<WorkerOptions<SymbolRequest, SymbolAnswer>, 'start'> {
  now(): number;
}

/**
 * Reads symbols from camera frames and photos in a worker. Close it when its screen closes. If a worker stops while it has WebAssembly, the
 * next worker runs without.
 */
export class SymbolReader {
  readonly #files;
  readonly #formats: readonly SymbolFormat[];
  readonly #now: () => number;
  readonly #worker: WorkerClient<SymbolRequest, SymbolAnswer>;
  #wasm: boolean;
  /** True if the present worker remembers frames. */
  #watching = false;
  /** The time of the first frame without a symbol; null before it. */
  #since: number | null = null;
  /** True if the worker has the strong engine. */
  #strong = false;
  #strengthening: Promise<boolean> | null = null;
  /** The time at which the strong engine could not be loaded. */
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(
    { assetsBase = '', wasm = true, formats = symbolFormats }: SymbolReaderOptions = {},
    { now, ...seams }: SymbolReaderSeams = { now: () => performance.now() },
  ) {
    this.#files = symbolFiles(assetsBase);
    this.#wasm = wasm;
    this.#formats = formats;
    this.#now = now;
    this.#worker = openWorker(
      {
        address: this.#files.worker,
        name: 'zaguan-symbols',
        limit: ({ type }) => LIMIT_MS[type],
        transfer: (request) => (request.type === 'frame' ? [request.picture] : []),
      },
      { lost: () => this.#lose(), ...seams },
    );
  }

  /**
   * Returns the symbols found in this frame and those before it. The frame is transferred; send the next one after this answer. Rejects if
   * this device cannot read symbols at all.
   */
  async frame(picture: ImageBitmap): Promise<readonly SymbolReading[]> {
    const now = this.#now();
    this.#since ??= now;
    if (now - this.#since > WITHOUT_SYMBOL_MS && now - this.#refusedAt > RETRY_MS) void this.strengthen().catch(() => false);
    this.#watching = true;
    try {
      const { symbols } = await this.#send({ type: 'frame', picture, formats: this.#formats });
      if (symbols.length > 0) this.#since = null;
      return symbols;
    } catch (error) {
      // The next frame starts a new worker.
      if (error instanceof WorkerLost) return [];
      throw error;
    }
  }

  /** Reads the symbols of a photo with all engines; takes seconds if there are none. Rejects if the file is no picture. */
  async still(picture: Blob): Promise<readonly SymbolReading[]> {
    await inTime(
      this.strengthen().catch(() => false),
      ENGINE_MS,
      () => false,
    );
    const request: SymbolRequest = { type: 'still', picture, formats: this.#formats };
    try {
      return (await this.#send(request)).symbols;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return (await this.#send(request)).symbols;
    }
  }

  /** Loads the strong engine once; false if it cannot be loaded. */
  strengthen(): Promise<boolean> {
    if (!this.#wasm || this.#strong) return Promise.resolve(this.#strong);
    const { engine, binary } = this.#files;
    this.#strengthening ??= this.#send({ type: 'strengthen', engine, binary })
      .then(({ strong }) => {
        if (!strong) this.#refusedAt = this.#now();
        return strong;
      })
      .finally(() => {
        this.#strengthening = null;
      });
    return this.#strengthening;
  }

  /** Forgets earlier frames, because another paper is shown to the camera. */
  async forget(): Promise<void> {
    this.#since = null;
    if (!this.#watching) return;
    this.#watching = false;
    await this.#send({ type: 'forget' }).catch((error: unknown) => {
      // A lost worker has forgotten its frames.
      if (!(error instanceof WorkerLost)) throw error;
    });
  }

  close(): void {
    this.#worker.close();
  }

  async #send(request: SymbolRequest): Promise<SymbolAnswer> {
    const answer = await this.#worker.send(request);
    this.#strong = answer.strong;
    return answer;
  }

  /** Notes that the worker stopped. If WebAssembly may be the cause, it is not used again. */
  #lose(): void {
    if (this.#strong || this.#strengthening) this.#wasm = false;
    this.#strong = false;
    this.#watching = false;
  }
}
