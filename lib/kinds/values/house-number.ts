import { textIn } from '#papers/findings/label-reader.ts';
import { withFigures } from '#papers/texts/streets.ts';

/** Reads a house number or inner number after its own label; null for an empty text. */
export const houseNumberIn = (text: string): string | null => textIn(withFigures(text));
