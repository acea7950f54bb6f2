import type { Letter } from '#vision/reader/reading.ts';
import { type LineInk, topOf } from './ink.ts';

const SMALL = /^\p{Ll}$/u;
/** Small letters without a stroke above the others. */
const LOW = /^[acemnorsuvwxz]$/;
/** Low letters that a nought is compared with stand so near to it, in signs. */
const NEAR = 4;
/** A low letter's top is so much below a figure's, in heights of the line, that half of it tells the two apart: 0.2 on drawn print. */
const STEP = 0.1;

/** True for an `o` and false for a `0` beside small letters, by its height. Null for other letters, or where no low letter is near. */
export function isLowNought(ink: LineInk, letters: readonly Letter[], at: number): boolean | null {
  if (!/[0o]/.test(letters[at]!.text) || ![letters[at - 1], letters[at + 1]].some((beside) => beside && SMALL.test(beside.text)))
    return null;
  const low = letters.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => other !== letters[at] && LOW.test(other.text));
  const tops = low.flatMap((other) => topOfLetter(ink, other) ?? []).sort((one, other) => one - other);
  const top = topOfLetter(ink, letters[at]!);
  return top === null || tops.length === 0 ? null : tops[tops.length >> 1]! - top < STEP * ink.box.height;
}

/** Measures the middle of the letter: neighbours may reach into its sides. */
const topOfLetter = (ink: LineInk, { x0, x1 }: Letter) => topOf(ink, (3 * x0 + x1) / 4, (x0 + 3 * x1) / 4);
