import { withoutMarks } from './letters.ts';

/** Converts to upper case without accents, marks and double blanks. Ñ counts as N: registries differ on it. */
export function plainText(text: string): string {
  return withoutMarks(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}&]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
