import type { Gray } from '../../vision/gray.ts';
import type { Box, Letter } from '../../vision/reader/reading.ts';

const SMALL = /^\p{Ll}$/u;
/** Small letters without a stroke above the others. */
const LOW = /^[acemnorsuvwxz]$/;
/** Low letters that a nought is compared with stand so near to it, in signs. */
const NEAR = 4;
/** A low letter's top is so much below a figure's, in heights of the line, that half of it tells the two apart: 0.2 on drawn print. */
const STEP = 0.1;
/** What a nought or an `o` is believed whose height was seen. */
const SEEN = 0.97;
/** Grey values between paper and ink, as a share of the way: what is darker is ink. */
const INKY = 0.45;

/** A nought beside small letters is an `o` where it is as low as they are. A reader that squeezes lines into one height takes one for the other. */
export function withTrueNoughts(image: Gray, box: Box, letters: readonly Letter[]): Letter[] {
  return letters.map((letter, at) => {
    if (letter.text !== '0' || ![letters[at - 1], letters[at + 1]].some((beside) => beside && SMALL.test(beside.text))) return letter;
    const low = letters.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter(({ text }) => LOW.test(text));
    if (low.length === 0) return letter;
    const [top, tops] = [topOf(image, box, letter), low.map((other) => topOf(image, box, other)).sort((one, other) => one - other)];
    const isLow = tops[tops.length >> 1]! - top < STEP * box.height;
    return { ...letter, text: isLow ? 'o' : '0', probability: Math.max(letter.probability, SEEN) };
  });
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
