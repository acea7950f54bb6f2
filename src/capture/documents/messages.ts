import type { Look } from '../../../vision/watch/look.ts';

/** What the page asks of the desk that looks for documents: the aspects are longer side by shorter. */
export interface DocumentAsk {
  picture: ImageBitmap;
  aspects: readonly number[];
  /** Whether focus and glare are wanted. */
  quality: boolean;
}

export type DocumentAnswer = Look;
