import { type SymbolFormat, type SymbolReading, symbolFormats } from '#vision/symbols/symbol.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { inTime } from '../in-time.ts';
import { openWorker, type WorkerOptions } from '../worker.ts';
import { symbolFiles } from './files.ts';
import type { SymbolAnswer, SymbolAsk } from './messages.ts';

/** Milliseconds of frames without a symbol after which the strong engine is fetched: about 400 kB that most people never need. */
const PATIENCE_MS = 4000;
/** Milliseconds that a photo waits for the strong engine; then it is read without. */
const ENGINE_MS = 8000;
/** Milliseconds after an engine that did not arrive until frames ask for it again. */
const RETRY_MS = 30_000;
/** A slow phone takes a third of it. */
const ANSWER_MS: Readonly<Record<SymbolAsk['ask'], number | null>> = { frame: 10_000, still: 60_000, strengthen: null, forget: 10_000 };

export interface SymbolReaderOptions {
  /** The element's `assets-base`; empty for beside our scripts. */
  assetsBase?: string;
  /** False never loads the strong engine. */
  wasm?: boolean;
  formats?: readonly SymbolFormat[];
}

/** What a test puts in place of the worker and the clock. */
export interface SymbolReaderSeams extends Pick<WorkerOptions<SymbolAsk, SymbolAnswer>, 'start'> {
  now(): number;
}

/**
 * Reads symbols from camera frames and photos in a worker of its own. Close it when the screen that needs it leaves.
 * After a worker that died with WebAssembly the next one goes without.
 */
export class SymbolReader {
  readonly #files;
  readonly #formats: readonly SymbolFormat[];
  readonly #now: () => number;
  readonly #worker: WorkerClient<SymbolAsk, SymbolAnswer>;
  #wasm: boolean;
  /** Whether the present worker has frames to forget. */
  #watching = false;
  #since: number | null = null;
  #strong = false;
  #strengthening: Promise<boolean> | null = null;
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
        limit: ({ ask }) => ANSWER_MS[ask],
        transfer: (ask) => (ask.ask === 'frame' ? [ask.picture] : []),
      },
      { lost: () => this.#lose(), ...seams },
    );
  }

  /**
   * The symbols that this frame and those before it amount to. The frame is handed over; the next one comes when this one is
   * answered. Rejects when symbols cannot be read here at all.
   */
  async frame(picture: ImageBitmap): Promise<readonly SymbolReading[]> {
    const now = this.#now();
    this.#since ??= now;
    if (now - this.#since > PATIENCE_MS && now - this.#refusedAt > RETRY_MS) void this.strengthen().catch(() => false);
    this.#watching = true;
    try {
      const { symbols } = await this.#ask({ ask: 'frame', picture, formats: this.#formats });
      if (symbols.length > 0) this.#since = null;
      return symbols;
    } catch (error) {
      // The next frame finds another worker.
      if (error instanceof WorkerLost) return [];
      throw error;
    }
  }

  /** The symbols of a photo, with everything at hand; takes seconds where there are none. Rejects for what is no picture. */
  async still(picture: Blob): Promise<readonly SymbolReading[]> {
    await inTime(
      this.strengthen().catch(() => false),
      ENGINE_MS,
      false,
    );
    const ask: SymbolAsk = { ask: 'still', picture, formats: this.#formats };
    try {
      return (await this.#ask(ask)).symbols;
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return (await this.#ask(ask)).symbols;
    }
  }

  /** Loads the strong engine, once; false where it is not to be had. */
  strengthen(): Promise<boolean> {
    if (!this.#wasm || this.#strong) return Promise.resolve(this.#strong);
    const { engine, binary } = this.#files;
    this.#strengthening ??= this.#ask({ ask: 'strengthen', engine, binary })
      .then(({ strong }) => {
        if (!strong) this.#refusedAt = this.#now();
        return strong;
      })
      .finally(() => {
        this.#strengthening = null;
      });
    return this.#strengthening;
  }

  /** Another paper lies before the camera. */
  async forget(): Promise<void> {
    this.#since = null;
    if (!this.#watching) return;
    this.#watching = false;
    await this.#ask({ ask: 'forget' }).catch((error: unknown) => {
      // What is lost is forgotten.
      if (!(error instanceof WorkerLost)) throw error;
    });
  }

  close(): void {
    this.#worker.close();
  }

  async #ask(ask: SymbolAsk): Promise<SymbolAnswer> {
    const answer = await this.#worker.ask(ask);
    this.#strong = answer.strong;
    return answer;
  }

  #lose(): void {
    if (this.#strong || this.#strengthening) this.#wasm = false;
    this.#strong = false;
    this.#watching = false;
  }
}
