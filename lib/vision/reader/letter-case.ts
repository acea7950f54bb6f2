import type { Peak } from './best-path.ts';
import type { Columns } from './columns.ts';

/** Small letters that look like their capitals; the other letters of the word decide their case. */
const ALIKE_LETTERS = 'cosuvwxzíóú';
const FIGURES = '0123456789';
/** Minimum number of other letters that decide a word's case. */
const MIN_OTHER_LETTERS = 2;

const isAlike = (letter: string) => ALIKE_LETTERS.includes(letter.toLowerCase());
const isCapital = (letter: string) => letter !== letter.toLowerCase();
const isSmall = (letter: string) => letter !== letter.toUpperCase();

/**
 * Moves, in an all-caps word without digits, the probability of look-alike small letters to their capitals. In a lower-case word it moves
 * that of look-alike capitals after the first letter to the small letters. `signs` begins with the sign of class 1.
 */
export function inOneCase(columns: Columns, peaks: readonly Peak[], signs: string): Columns {
  const probabilities = columns.probabilities.slice();
  const pairs = [...ALIKE_LETTERS].map((small) => [signs.indexOf(small) + 1, signs.indexOf(small.toUpperCase()) + 1] as const);
  const both = pairs.filter(([small, capital]) => small > 0 && capital > 0);
  const letterOf = ({ sign }: Peak) => signs[sign - 1]!;

  /** Moves the probability of one case to the other. */
  function move(first: Peak, last: Peak, toCapitals: boolean): void {
    for (let at = first.first * columns.classes; at <= last.last * columns.classes; at += columns.classes) {
      for (const [small, capital] of both) {
        const [from, to] = toCapitals ? [small, capital] : [capital, small];
        probabilities[at + to]! += probabilities[at + from]!;
        probabilities[at + from] = 0;
      }
    }
  }

  for (const word of runsOf(peaks, (peak) => letterOf(peak) !== ' ')) {
    // Codes with digits are left out, since an `O` would gain the probability of a zero.
    if (word.some((peak) => FIGURES.includes(letterOf(peak)))) continue;
    for (const run of runsOf(word, (peak) => isCapital(letterOf(peak)) || isSmall(letterOf(peak)))) {
      const decisiveLetters = (some: readonly Peak[]) => some.map(letterOf).filter((letter) => !isAlike(letter));
      const [all, inner] = [decisiveLetters(run), decisiveLetters(run.slice(1))];
      if (all.filter(isCapital).length >= MIN_OTHER_LETTERS && !all.some(isSmall)) move(run[0]!, run.at(-1)!, true);
      else if (inner.filter(isSmall).length >= MIN_OTHER_LETTERS && !inner.some(isCapital)) move(run[1]!, run.at(-1)!, false);
    }
  }
  return { ...columns, probabilities };
}

/** Groups consecutive peaks for which `belongs` returns true. */
function runsOf(peaks: readonly Peak[], belongs: (peak: Peak) => boolean): Peak[][] {
  const runs: Peak[][] = [[]];
  for (const peak of peaks) {
    if (belongs(peak)) runs.at(-1)!.push(peak);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
