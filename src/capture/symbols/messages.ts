import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

/** A request to the symbol worker. */
export type SymbolAsk =
  | { ask: 'frame'; picture: ImageBitmap; formats: readonly SymbolFormat[] }
  | { ask: 'still'; picture: Blob; formats: readonly SymbolFormat[] }
  /** Addresses of the strong engine's script and of its binary. */
  | { ask: 'strengthen'; engine: string; binary: string }
  | { ask: 'forget' };

/** Symbols of a picture. `strong`: whether the strong engine is loaded. */
export interface SymbolAnswer {
  symbols: readonly SymbolReading[];
  strong: boolean;
}
