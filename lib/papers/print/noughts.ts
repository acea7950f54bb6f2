import type { Letter } from '#vision/reader/reading.ts';
import { type LineInk, median, topOf } from './ink.ts';

const SMALL_LETTER = /^\p{Ll}$/u;
/** Matches small letters without an ascender. */
const LOW_LETTER = /^[acemnorsuvwxz]$/;
/** Distance, in characters, within which low letters are compared with a zero. */
const MAX_LETTER_DISTANCE = 4;
/** Difference of tops, in line heights, that distinguishes low letter and digit: half of the 0.2 measured on drawn print. */
const MIN_TOP_DIFFERENCE = 0.1;

/** True for an `o`, false for a `0` next to small letters, by height. Null for other letters, or without a low letter nearby. */
export function isLowNought(ink: LineInk, letters: readonly Letter[], at: number): boolean | null {
  if (!/[0o]/.test(letters[at]!.text) || ![letters[at - 1], letters[at + 1]].some((beside) => beside && SMALL_LETTER.test(beside.text)))
    return null;
  const lowLetters = letters
    .slice(Math.max(0, at - MAX_LETTER_DISTANCE), at + MAX_LETTER_DISTANCE + 1)
    .filter((other) => other !== letters[at] && LOW_LETTER.test(other.text));
  const tops = lowLetters.flatMap((other) => topOfLetter(ink, other) ?? []);
  const top = topOfLetter(ink, letters[at]!);
  return top === null || tops.length === 0 ? null : median(tops) - top < MIN_TOP_DIFFERENCE * ink.box.height;
}

/** Measures the top in the middle half of a letter: neighbours may reach into its sides. */
const topOfLetter = (ink: LineInk, { x0, x1 }: Letter) => topOf(ink, (3 * x0 + x1) / 4, (x0 + 3 * x1) / 4);
