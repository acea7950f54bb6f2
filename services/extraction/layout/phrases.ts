import { bare, bareWord, mostSlips, slips, strangers } from './likeness.ts';
import type { Row } from './rows.ts';

/** Words of the longest phrase. */
const MOST_WORDS = 14;

/** Whether a phrase is printed in one of these rows, by likeness. */
export function says(rows: readonly Row[], phrase: string): boolean {
  const label = bare(phrase);
  const longest = label.length + mostSlips(label);
  const shortest = label.length - mostSlips(label);
  return rows.some(({ words }) =>
    words.some((_, first) => {
      let [letters, sure, strange] = ['', 1, 0];
      for (let at = first; at < Math.min(words.length, first + MOST_WORDS); at++) {
        letters += bareWord(words[at]!);
        sure = Math.min(sure, words[at]!.sure);
        strange += strangers(bareWord(words[at]!), label);
        if (letters.length > longest || strange > mostSlips(label)) return false;
        if (letters.length >= shortest && slips(letters, label, sure) !== null) return true;
      }
      return false;
    }),
  );
}
