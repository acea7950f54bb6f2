import { type Gray, grayFromRgba } from '#vision/gray.ts';
import { LiveSymbols } from '#vision/symbols/live.ts';
import { MAX_SIDE } from '#vision/symbols/looks.ts';
import { readStill } from '#vision/symbols/still.ts';
import type { SymbolEngine, SymbolEngines } from '#vision/symbols/symbol.ts';
import { contextOf, drawOn, pixelsOn } from '../canvas.ts';
import { sizeWithin } from '../guide.ts';
import { uprightBitmap } from '../upright-bitmap.ts';
import type { WorkerService } from '../worker-service.ts';
import type { SymbolAnswer, SymbolRequest } from './messages.ts';
import { nativeEngine } from './native.ts';
import type { wasmEngine } from './wasm.ts';
import { browserZxing } from './zxing.ts';

/** Reads the symbols of one picture after another. */
export class SymbolService implements WorkerService<SymbolRequest, SymbolAnswer> {
  readonly #wrapEngine: (engine: SymbolEngine) => SymbolEngine;
  readonly #engines: Promise<SymbolEngines>;
  #strengthening: Promise<void> | null = null;
  #strong = false;
  #live: { symbols: LiveSymbols; formats: string } | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param wrapEngine Wraps every engine but the browser's own. On the page's thread it lets the page run between attempts. */
  constructor(wrapEngine: (engine: SymbolEngine) => SymbolEngine = (engine) => engine) {
    this.#wrapEngine = wrapEngine;
    this.#engines = nativeEngine().then((native) => ({ base: wrapEngine(browserZxing()), native, strong: null }));
  }

  /** Answers one request. Rejects if a picture cannot be decoded. */
  async answer(request: SymbolRequest): Promise<SymbolAnswer> {
    // The strong engine loads while frames are read; it does not queue.
    if (request.type === 'strengthen') await this.#strengthen(request.engine, request.binary);
    const symbols = await this.#enqueue(() => this.#read(request));
    return { symbols, strong: this.#strong };
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #read(request: SymbolRequest): Promise<SymbolAnswer['symbols']> {
    switch (request.type) {
      case 'strengthen':
        return [];
      case 'forget':
        this.#live = null;
        return [];
      case 'frame': {
        const formats = request.formats.join();
        if (this.#live?.formats !== formats) this.#live = { symbols: new LiveSymbols(await this.#engines, request.formats), formats };
        return this.#live.symbols.frame(grayOf(request.picture));
      }
      case 'still':
        return readStill(await this.#engines, grayOf(await uprightBitmap(request.picture)), request.formats);
    }
  }

  async #strengthen(engine: string, binary: string): Promise<void> {
    this.#strengthening ??= (async () => {
      const { wasmEngine: open } = (await import(/* @vite-ignore */ engine)) as { wasmEngine: typeof wasmEngine };
      const strong = await open(binary);
      (await this.#engines).strong = strong && this.#wrapEngine(strong);
      this.#strong = strong !== null;
    })().catch(() => undefined);
    await this.#strengthening;
    // A failed load may succeed the next time.
    if (!this.#strong) this.#strengthening = null;
  }
}

/** Converts a picture to grey, at most `MAX_SIDE` pixels a side, and closes it. */
function grayOf(picture: ImageBitmap): Gray {
  try {
    const { width, height } = sizeWithin(picture, MAX_SIDE);
    const canvas = new OffscreenCanvas(width, height);
    const context = contextOf(canvas);
    // Transparent parts count as white paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    drawOn(canvas, picture, canvas);
    return grayFromRgba(pixelsOn(context).rgba, width, height);
  } finally {
    picture.close();
  }
}
