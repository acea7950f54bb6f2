import type { Gray } from '../gray.ts';
import type { Quad } from '../warp.ts';

export const symbolFormats = ['QRCode', 'PDF417', 'Code128'] as const;
export type SymbolFormat = (typeof symbolFormats)[number];

/** A symbol that was read. */
export interface SymbolReading {
  format: SymbolFormat;
  /** The text in it. */
  payload: string;
}

/** What one look at a picture read. */
export interface LookReading extends SymbolReading {
  /** Too little checks it: it counts only when another look reads the same. */
  doubtful: boolean;
  /** Where the symbol lies in the picture, as nearly as the engine knows. */
  corners: Quad | null;
}

/** A symbol that was found and could not be read. */
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
  /** `hybrid` thresholds by neighbourhood, `histogram` by the whole picture: each reads what the other does not. */
  binarizer: Binarizer;
  /** Is slower and finds more. */
  thorough: boolean;
}

/** One engine. It never throws for a picture without symbols, and answers the same for the same picture. */
export interface SymbolEngine {
  read(image: Gray, settings: LookSettings): Promise<LookResult>;
}

/** The engines at hand. */
export interface SymbolEngines {
  /** Always there. */
  base: SymbolEngine;
  /** The browser's own detector, where it has one for all three formats. */
  native: SymbolEngine | null;
  /** zxing-wasm, where WebAssembly is allowed and has been loaded. */
  strong: SymbolEngine | null;
}

export const nothingSeen: LookResult = { readings: [], sightings: [] };
