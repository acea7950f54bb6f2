import { plainCapitals } from './letters.ts';

/** Converts a text to upper case without accents, punctuation and double spaces. Ñ becomes N, because registries spell it differently. */
export function plainText(text: string): string {
  return plainCapitals(text)
    .replace(/[^\p{L}\p{N}&]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
