import type { KindName } from '../../services/extraction/contract.ts';
import type { DataOf } from '../../services/extraction/kinds/kind.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** Begins a page; letter unless a size in points says otherwise. */
export type NewSheet = (size?: readonly [number, number]) => Promise<Sheet>;

export interface Drawing<Name extends KindName> {
  /** Layouts by name. Each draws, and returns what it drew. */
  layouts: Readonly<Record<string, (sheet: NewSheet, random: Random) => Promise<DataOf<Name>>>>;
}

/** Letter, in points. */
export const LETTER = [612, 792] as const;
/** ID-1, three times as large as a card, in points. */
export const CARD = [728, 459] as const;
