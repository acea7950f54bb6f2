import type { Gray } from '../gray.ts';
import type { Quad } from '../warp.ts';

export const symbolFormats = ['QRCode', 'PDF417', 'Code128'] as const;
export type SymbolFormat = (typeof symbolFormats)[number];

export interface SymbolReading {
  format: SymbolFormat;
  payload: string;
}

export interface LookReading extends SymbolReading {
  /** True if the symbol's check is weak; the reading counts once a second look reads the same. */
  doubtful: boolean;
  /** Approximate corners in the picture; null if unknown. */
  corners: Quad | null;
}

/** A symbol that an engine found but could not read. */
export interface Sighting {
  format: SymbolFormat;
  corners: Quad;
}

export interface LookResult {
  readings: readonly LookReading[];
  sightings: readonly Sighting[];
}

export type Binarizer = 'hybrid' | 'histogram';

export interface LookSettings {
  formats: readonly SymbolFormat[];
  /** Threshold between black and white: local (`hybrid`) or global (`histogram`). Each reads symbols that the other does not. */
  binarizer: Binarizer;
  /** True: the engine searches longer and finds more. */
  thorough: boolean;
}

/** An engine that reads symbols. It is deterministic, and does not throw if there are none. */
export interface SymbolEngine {
  read(image: Gray, settings: LookSettings): Promise<LookResult>;
}

export interface SymbolEngines {
  /** zxing-js, which is always available. */
  base: SymbolEngine;
  /** The browser's `BarcodeDetector`, if it supports all three formats; else null. */
  native: SymbolEngine | null;
  /** zxing-wasm, if it is allowed and loaded; else null. */
  strong: SymbolEngine | null;
}
