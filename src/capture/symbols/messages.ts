import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

/** A request to the symbol worker. */
export type SymbolRequest =
  | { type: 'frame'; picture: ImageBitmap; formats: readonly SymbolFormat[] }
  | { type: 'still'; picture: Blob; formats: readonly SymbolFormat[] }
  /** Addresses of the strong engine's script and of its binary. */
  | { type: 'strengthen'; engine: string; binary: string }
  | { type: 'forget' };

/** Symbols of a picture. `strong`: whether the strong engine is loaded. */
export interface SymbolAnswer {
  symbols: readonly SymbolReading[];
  strong: boolean;
}
