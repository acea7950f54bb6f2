import { textIn } from '#papers/findings/label-reader.ts';
import { withFigures } from '#papers/texts/streets.ts';

/** The number of a house, or one inside, by a label of its own. */
export const houseNumberIn = (text: string): string | null => textIn(withFigures(text));
