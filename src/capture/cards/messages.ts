import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';

/** The data of each side of a card, named as in the server's reading. */
export interface CardData {
  ine_front: IneFront;
  ine_back: IneBack;
}
export type CardKind = keyof CardData;

/** Addresses of the files that the text reader needs. */
export interface CardFiles {
  weights: string;
  kernel: string;
}

/** A request to the card worker: prepare, then read one side after another. `today`: ISO date in Mexico. */
export type CardRequest = { type: 'prepare'; files: CardFiles } | { type: 'read'; kind: CardKind; picture: Blob; today: string };

/** The reading of one picture. */
export interface CardSide<Kind extends CardKind> {
  /** The data; null if too little was read. */
  data: CardData[Kind] | null;
  /** True if the picture shows the other side, or another document. */
  isOther: boolean;
  /** Clockwise quarter turns that put the card upright; also 0 if no text shows the direction. */
  turn: number;
}

/** A reading; after `prepare` it is empty. */
export type CardAnswer = CardSide<CardKind>;
