import { type SymbolFormat, type SymbolReading, symbolFormats } from '../../../vision/symbols/symbol.ts';
import { symbolFiles } from './files.ts';
import type { SymbolAnswer, SymbolAsk } from './messages.ts';
import { type CodeAnswerer, openAnswerer, WorkerLost } from './worker.ts';

/** Without a symbol for so long, the strong engine is fetched: about 400 kB that most people never need. */
const PATIENCE_MS = 4000;
/** So long a photo waits for the strong engine; then it is read without. */
const ENGINE_MS = 8000;
/** After an engine that did not arrive, frames ask again so much later. */
const RETRY_MS = 30_000;
/** So often a lost worker is followed by another. */
const MOST_WORKERS = 3;

export interface SymbolReaderOptions {
  /** The element's `assets-base`; empty for beside our scripts. */
  assetsBase?: string;
  /** False never loads the strong engine. */
  wasm?: boolean;
  formats?: readonly SymbolFormat[];
}

/** What a test puts in place of the worker and the clock. */
export interface SymbolReaderSeams {
  open(worker: string): Promise<CodeAnswerer>;
  now(): number;
}

/**
 * Reads symbols from camera frames and photos in a worker of its own. Close it when the screen that needs it leaves.
 * A worker that dies is followed by another, without WebAssembly if that was there when it died.
 */
export class SymbolReader {
  readonly #files;
  readonly #formats: readonly SymbolFormat[];
  readonly #seams: SymbolReaderSeams;
  #wasm: boolean;
  #answerer: Promise<CodeAnswerer> | null = null;
  #opened = 0;
  #closed = false;
  #since: number | null = null;
  #strong = false;
  #strengthening: Promise<boolean> | null = null;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(
    { assetsBase = '', wasm = true, formats = symbolFormats }: SymbolReaderOptions = {},
    seams: SymbolReaderSeams = { open: openAnswerer, now: () => performance.now() },
  ) {
    this.#files = symbolFiles(assetsBase);
    this.#wasm = wasm;
    this.#formats = formats;
    this.#seams = seams;
  }

  /**
   * The symbols that this frame and those before it amount to; takes the frame over. Give the next frame when the last is
   * answered. Rejects when symbols cannot be read here at all.
   */
  async frame(picture: ImageBitmap): Promise<readonly SymbolReading[]> {
    const now = this.#seams.now();
    this.#since ??= now;
    if (now - this.#since > PATIENCE_MS && now - this.#refusedAt > RETRY_MS) void this.strengthen().catch(() => false);
    try {
      const { symbols } = await this.#ask({ ask: 'frame', picture, formats: this.#formats });
      if (symbols.length > 0) this.#since = null;
      return symbols;
    } catch (error) {
      // The next frame finds another worker.
      if (error instanceof WorkerLost && this.#opened < MOST_WORKERS) return [];
      throw error;
    }
  }

  /** The symbols of a photo, with everything at hand; takes seconds where there are none. Rejects for what is no picture. */
  async still(picture: Blob): Promise<readonly SymbolReading[]> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ENGINE_MS);
    });
    await Promise.race([this.strengthen().catch(() => false), late]);
    clearTimeout(timer);
    const request: SymbolAsk = { ask: 'still', picture, formats: this.#formats };
    try {
      return (await this.#ask(request)).symbols;
    } catch (error) {
      if (!(error instanceof WorkerLost) || this.#opened >= MOST_WORKERS) throw error;
      return (await this.#ask(request)).symbols;
    }
  }

  /** Loads the strong engine, once; false where it is not to be had. */
  strengthen(): Promise<boolean> {
    if (!this.#wasm || this.#strong) return Promise.resolve(this.#strong);
    const { engine, binary } = this.#files;
    this.#strengthening ??= this.#ask({ ask: 'strengthen', engine, binary })
      .then(({ strong }) => {
        if (!strong) this.#refusedAt = this.#seams.now();
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
    if (this.#answerer) await this.#ask({ ask: 'forget' });
  }

  close(): void {
    this.#closed = true;
    this.#answerer?.then((answerer) => answerer.close()).catch(() => undefined);
  }

  async #ask(request: SymbolAsk): Promise<SymbolAnswer> {
    this.#answerer ??= this.#open();
    const mine = this.#answerer;
    try {
      const answerer = await mine;
      if (this.#closed) throw new DOMException('The reader of symbols was closed.', 'AbortError');
      const answer = await answerer.ask(request);
      this.#strong = answer.strong;
      return answer;
    } catch (error) {
      if (error instanceof WorkerLost && this.#answerer === mine) {
        this.#answerer = null;
        if (this.#strong || this.#strengthening) this.#wasm = false;
        this.#strong = false;
      }
      throw error;
    }
  }

  /** What did not arrive is asked for again the next time. */
  #open(): Promise<CodeAnswerer> {
    this.#opened++;
    const opening = this.#seams.open(this.#files.worker);
    opening.catch(() => {
      this.#answerer = null;
    });
    return opening;
  }
}
