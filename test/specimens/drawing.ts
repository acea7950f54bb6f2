import type { KindData, KindName } from '#contracts/extraction/extraction.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** Adds a page; its size in points is by default letter. */
export type NewSheet = (size?: readonly [number, number]) => Promise<Sheet>;

/** Draws a document, and returns the data that should be read from it. */
export type Layout<Name extends KindName> = (sheet: NewSheet, random: Random) => Promise<KindData<Name>>;

export interface Drawing<Name extends KindName> {
  /** The layouts by name. A test checks that the parser reads every field of each. */
  layouts: Readonly<Record<string, Layout<Name>>>;
}

/** The size of letter paper, in points. */
export const LETTER = [612, 792] as const;
/** The size of an ID-1 card, enlarged three times, in points. */
export const CARD = [728, 459] as const;
