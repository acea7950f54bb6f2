import type { Gray } from '../gray.ts';
import type { Quad } from '../warp.ts';

export const symbolFormats = ['QRCode', 'PDF417', 'Code128'] as const;
export type SymbolFormat = (typeof symbolFormats)[number];

export interface SymbolReading {
  format: SymbolFormat;
  payload: string;
}

export interface LookReading extends SymbolReading {
  /** Weakly checked: counts once another look reads the same. */
  doubtful: boolean;
  /** Approximate place in the picture. */
  corners: Quad | null;
}

/** A symbol that was found but not read. */
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
  /** `hybrid`: local threshold, `histogram`: global. Each reads what the other does not. */
  binarizer: Binarizer;
  /** Slower, finds more. */
  thorough: boolean;
}

/** A deterministic engine that does not throw without symbols. */
export interface SymbolEngine {
  read(image: Gray, settings: LookSettings): Promise<LookResult>;
}

export interface SymbolEngines {
  /** Always available. */
  base: SymbolEngine;
  /** The browser's detector, if it has all three formats. */
  native: SymbolEngine | null;
  /** zxing-wasm, if allowed and loaded. */
  strong: SymbolEngine | null;
}
