import { countForeign, countMisread, GUESS_CONFIDENCE, lettersOfWord, lettersOnly, maxMisread } from './likeness.ts';
import type { TextRow } from './rows.ts';

/** Maximum number of words of a phrase. */
const MAX_WORDS_OF_PHRASE = 14;
/** Minimum number of letters of a phrase that may have one more wrong letter: a shorter phrase may be any word. */
const SHORTEST_DOUBTFUL = 8;

/** True if a row prints the phrase, small misreadings allowed. Guessed words do not count: nothing else confirms the phrase. */
export function hasPhrase(rows: readonly TextRow[], phrase: string): boolean {
  const label = lettersOnly(phrase);
  const longest = label.length + maxMisread(label);
  const shortest = label.length - maxMisread(label);
  return rows.some(({ words }) =>
    words.some((_, first) => {
      let [letters, sure, strange] = ['', 1, 0];
      for (let at = first; at < Math.min(words.length, first + MAX_WORDS_OF_PHRASE); at++) {
        letters += lettersOfWord(words[at]!);
        sure = Math.min(sure, words[at]!.sure);
        strange += countForeign(lettersOfWord(words[at]!), label);
        if (letters.length > longest || strange > maxMisread(label)) return false;
        if (
          letters.length >= shortest &&
          countMisread(letters, label, label.length < SHORTEST_DOUBTFUL ? 1 : Math.max(sure, GUESS_CONFIDENCE)) !== null
        )
          return true;
      }
      return false;
    }),
  );
}
