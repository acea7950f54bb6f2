import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

/** What the page asks of the desk that reads symbols. */
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
