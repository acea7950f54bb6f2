import type { SymbolFormat, SymbolReading } from '../../../vision/symbols/symbol.ts';

/** What the page asks of whoever reads symbols for it. Frames are handed over, not copied. */
export type SymbolAsk =
  | { ask: 'frame'; picture: ImageBitmap; formats: readonly SymbolFormat[] }
  | { ask: 'still'; picture: Blob; formats: readonly SymbolFormat[] }
  /** Addresses of the strong engine's script and of its binary. */
  | { ask: 'strengthen'; engine: string; binary: string }
  | { ask: 'forget' };

/** `strong` says whether the strong engine is there by now. */
export interface SymbolAnswer {
  symbols: readonly SymbolReading[];
  strong: boolean;
}

/** A request on its way to the worker, and what comes back; the worker's first message says that it runs. */
export type Numbered<Content> = Content & { id: number };
export type WorkerMessage = { started: true } | Numbered<SymbolAnswer> | Numbered<{ failed: string }>;
