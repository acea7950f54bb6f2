import type { Gray } from '../../vision/gray.ts';
import type { Box, Letter } from '../../vision/reader/reading.ts';

const SMALL = /^\p{Ll}$/u;
/** Small letters without a stroke above the others. */
const LOW = /^[acemnorsuvwxz]$/;
/** Low letters that a nought is compared with stand so near to it, in signs. */
const NEAR = 4;
/** A low letter's top is so much below a figure's, in heights of the line, that half of it tells the two apart: 0.2 on drawn print. */
const STEP = 0.1;
/** Grey values between paper and ink, as a share of the way: what is darker is ink. */
const INKY = 0.45;

/**
 * Whether a letter that was read as `o` or `0` beside small letters is as low as they are, so an `o`. Null for another letter, and where no
 * low letter is near. A reader that squeezes lines into one height takes one for the other.
 */
export function isLowNought(image: Gray, box: Box, letters: readonly Letter[], at: number): boolean | null {
  if (!/[0o]/.test(letters[at]!.text) || ![letters[at - 1], letters[at + 1]].some((beside) => beside && SMALL.test(beside.text)))
    return null;
  const low = letters.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => other !== letters[at] && LOW.test(other.text));
  if (low.length === 0) return null;
  const tops = low.map((other) => topOf(image, box, other)).sort((one, other) => one - other);
  return tops[tops.length >> 1]! - topOf(image, box, letters[at]!) < STEP * box.height;
}

/** The first row with ink in the middle of a letter. */
function topOf({ data, width, height }: Gray, box: Box, { x0, x1 }: Letter): number {
  const [left, right] = [Math.max(0, Math.floor((3 * x0 + x1) / 4)), Math.min(width, Math.ceil((x0 + 3 * x1) / 4))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  const darkest: number[] = [];
  for (let y = top; y < bottom; y++) {
    let least = 255;
    for (let x = left; x < right; x++) least = Math.min(least, data[y * width + x]!);
    darkest.push(least);
  }
  const [ink, paper] = [Math.min(...darkest), Math.max(...darkest)];
  const first = darkest.findIndex((value) => paper - value > INKY * (paper - ink));
  return top + Math.max(0, first);
}
