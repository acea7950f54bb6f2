import type { Gray } from '../../../vision/gray.ts';
import type { Box } from '../../../vision/reader/reading.ts';

/** How print lies in a picture: one line, or as on a page. */
export type Layout = 'line' | 'page';

/** A word as tesseract reads it. */
export interface WitnessWord {
  readonly text: string;
  readonly box: Box;
}

export interface WitnessAsk {
  /** The whole path of tesseract. */
  program: string;
  picture: Gray;
  layout: Layout;
}

/** Null: this tesseract has no Spanish, or cannot read such a picture. */
export type WitnessAnswer = readonly WitnessWord[] | null;
