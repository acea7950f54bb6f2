import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** Begins a page; letter unless a size in points says otherwise. */
export type NewSheet = (size?: readonly [number, number]) => Promise<Sheet>;

/** Draws, and returns what should be read. */
export type Layout<Name extends KindName> = (sheet: NewSheet, random: Random) => Promise<KindData<Name>>;

export interface Drawing<Name extends KindName> {
  /** Layouts by name. A test holds the parser to every field of these. */
  layouts: Readonly<Record<string, Layout<Name>>>;
}

/** Letter, in points. */
export const LETTER = [612, 792] as const;
/** ID-1, three times as large as a card, in points. */
export const CARD = [728, 459] as const;
