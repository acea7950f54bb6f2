import { bare, slips, slipsAllowed } from './likeness.ts';
import type { Row } from './rows.ts';

/** Words of the longest phrase. */
const MOST_WORDS = 14;

/** Whether a phrase is printed in one of these rows, by likeness. */
export function says(rows: readonly Row[], phrase: string): boolean {
  const label = bare(phrase);
  const longest = label.length + slipsAllowed(label);
  return rows.some(({ words }) => {
    const bares = words.map(({ text }) => bare(text));
    return bares.some((_, first) => {
      let letters = '';
      for (const text of bares.slice(first, first + MOST_WORDS)) {
        letters += text;
        if (letters.length > longest) return false;
        if (slips(letters, label) !== null) return true;
      }
      return false;
    });
  });
}
