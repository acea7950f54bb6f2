import type { Gray } from '../gray.ts';
import type { Quad } from '../warp.ts';

export const codeFormats = ['QRCode', 'PDF417', 'Code128'] as const;
export type CodeFormat = (typeof codeFormats)[number];

/** A code and what it says. */
export interface Code {
  format: CodeFormat;
  text: string;
}

/** What a reader made of one picture. */
export interface Reading extends Code {
  /** Read with so little to check it by that it counts only when another look says the same. */
  doubtful: boolean;
  /** Where the symbol lies in the picture that was read, as nearly as the reader knows. */
  corners: Quad | null;
}

/** A symbol that was found and could not be read. */
export interface Sighting {
  format: CodeFormat;
  corners: Quad;
}

export interface Look {
  readings: readonly Reading[];
  sightings: readonly Sighting[];
}

export type Binarizer = 'hybrid' | 'histogram';

export interface Ask {
  formats: readonly CodeFormat[];
  /** `hybrid` thresholds by neighbourhood, `histogram` by the whole picture: each reads what the other does not. */
  binarizer: Binarizer;
  /** Slower, and finds more. */
  thorough: boolean;
}

/** One engine. It never throws for a picture without codes, and answers the same for the same picture. */
export interface CodeReader {
  read(image: Gray, ask: Ask): Promise<Look>;
}

/** The engines at hand. */
export interface Readers {
  /** Always there. */
  base: CodeReader;
  /** The browser's own detector, where it has one for all three formats. */
  native: CodeReader | null;
  /** zxing-wasm, where WebAssembly is allowed and has been loaded. */
  strong: CodeReader | null;
}

export const nothingSeen: Look = { readings: [], sightings: [] };
