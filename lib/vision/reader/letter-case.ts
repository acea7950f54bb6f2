import type { Peak } from './best-path.ts';
import type { Columns } from './columns.ts';

/** Small letters that look like their capitals: which of the two it is, is told by the letters beside it. */
const ALIKE = 'cosuvwxzíóú';
const FIGURES = '0123456789';
/** Letters that tell the case of a word. */
const ENOUGH = 2;

const isAlike = (letter: string) => ALIKE.includes(letter.toLowerCase());
const isCapital = (letter: string) => letter !== letter.toLowerCase();
const isSmall = (letter: string) => letter !== letter.toUpperCase();

/**
 * The columns where in a word of capitals, without figures, nothing is believed of small letters that look like them, and what was is believed of the
 * capitals; the other way round behind the first letter of a word of small ones. `signs` has the sign of class 1 first.
 */
export function inOneCase(columns: Columns, peaks: readonly Peak[], signs: string): Columns {
  const beliefs = columns.beliefs.slice();
  const pairs = [...ALIKE].map((small) => [signs.indexOf(small) + 1, signs.indexOf(small.toUpperCase()) + 1] as const);
  const both = pairs.filter(([small, capital]) => small > 0 && capital > 0);
  const letterOf = ({ sign }: Peak) => signs[sign - 1]!;

  /** Gives the belief in one case to the other. */
  function move(first: Peak, last: Peak, toCapitals: boolean): void {
    for (let at = first.first * columns.classes; at <= last.last * columns.classes; at += columns.classes) {
      for (const [small, capital] of both) {
        const [from, to] = toCapitals ? [small, capital] : [capital, small];
        beliefs[at + to]! += beliefs[at + from]!;
        beliefs[at + from] = 0;
      }
    }
  }

  for (const word of runsOf(peaks, (peak) => letterOf(peak) !== ' ')) {
    // In a code with figures an `O` would get the belief that a zero lacks.
    if (word.some((peak) => FIGURES.includes(letterOf(peak)))) continue;
    for (const run of runsOf(word, (peak) => isCapital(letterOf(peak)) || isSmall(letterOf(peak)))) {
      const telling = (some: readonly Peak[]) => some.map(letterOf).filter((letter) => !isAlike(letter));
      const [all, inner] = [telling(run), telling(run.slice(1))];
      if (all.filter(isCapital).length >= ENOUGH && !all.some(isSmall)) move(run[0]!, run.at(-1)!, true);
      else if (inner.filter(isSmall).length >= ENOUGH && !inner.some(isCapital)) move(run[1]!, run.at(-1)!, false);
    }
  }
  return { ...columns, beliefs };
}

/** The neighbours that belong to a word. */
function runsOf(peaks: readonly Peak[], belongs: (peak: Peak) => boolean): Peak[][] {
  const runs: Peak[][] = [[]];
  for (const peak of peaks) {
    if (belongs(peak)) runs.at(-1)!.push(peak);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
