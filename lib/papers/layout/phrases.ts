import { bare, bareWord, GUESS_CONFIDENCE, mostSlips, slips, strangers } from './likeness.ts';
import type { TextRow } from './rows.ts';

/** Words of the longest phrase. */
const MOST_WORDS = 14;
/** A shorter phrase with a letter more that is wrong may be any word. */
const SHORTEST_DOUBTFUL = 8;

/** True where a row prints a phrase like this one. A guessed word does not count: nothing else says that the phrase is there. */
export function says(rows: readonly TextRow[], phrase: string): boolean {
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
        if (
          letters.length >= shortest &&
          slips(letters, label, label.length < SHORTEST_DOUBTFUL ? 1 : Math.max(sure, GUESS_CONFIDENCE)) !== null
        )
          return true;
      }
      return false;
    }),
  );
}
