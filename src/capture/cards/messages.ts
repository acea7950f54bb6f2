import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';

/** What a card's sides say, as the server's reading calls it. */
export interface CardData {
  ine_front: IneFront;
  ine_back: IneBack;
}
export type CardKind = keyof CardData;

/** Files that the reader of print needs, fetched by address. */
export interface CardFiles {
  weights: string;
  kernel: string;
}

/** What the page asks of the desk that reads cards: to get ready, then one side after the other. `today`: ISO date in Mexico. */
export type CardAsk = { ask: 'prepare'; files: CardFiles } | { ask: 'read'; kind: CardKind; picture: Blob; today: string };

/** What a picture says of a side. */
export interface CardSide<Kind extends CardKind> {
  /** Null where it says too little. */
  data: CardData[Kind] | null;
  /** It shows the other side, or another document. */
  isOther: boolean;
  /** By how many quarters the card is to be turned clockwise to stand upright; 0 too where nothing on it says so. */
  turn: number;
}

/** Of getting ready it says nothing. */
export type CardAnswer = CardSide<CardKind>;
