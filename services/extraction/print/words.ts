import type { Gray } from '../../../vision/gray.ts';
import type { Box, Letter, Reading } from '../../../vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';

/** Letters further apart than so many times the usual are two words, blank or not. */
const WIDE = 2.4;
/** Grey values between paper and ink, as a share of the way: what is darker is ink. */
const INKY = 0.45;

/** The words of a line, each as wide as its ink. A word is parted at blanks and at wide gaps. */
export function wordsOf(image: Gray, box: Box, { letters }: Reading): Word[] {
  const ink = inkOf(image, box);
  return partsOf(letters).map((part) => ({
    text: part.map(({ text }) => text).join(''),
    box: { ...extent(ink, part[0]!.x0, part.at(-1)!.x1), top: box.y, bottom: box.y + box.height },
    sure: part.reduce((product, { probability }) => product * probability, 1),
  }));
}

function partsOf(letters: readonly Letter[]): Letter[][] {
  const steps = letters.slice(1).map((letter, at) => middleOf(letter) - middleOf(letters[at]!));
  const usual = steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? 0;
  const parts: Letter[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    if (letter.text === ' ') parts.push([]);
    else if (at > 0 && steps[at - 1]! > WIDE * usual) parts.push([letter]);
    else parts.at(-1)!.push(letter);
  }
  return parts.filter((part) => part.length > 0);
}

const middleOf = ({ x0, x1 }: Letter) => (x0 + x1) / 2;

/** Which columns of a box have ink, from `left`. */
interface Ink {
  readonly left: number;
  readonly columns: Uint8Array;
}

function inkOf({ data, width, height }: Gray, box: Box): Ink {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))];
  const darkest = new Uint8Array(Math.max(0, right - left)).fill(255);
  let [paper, ink] = [0, 255];
  for (let x = left; x < right; x++) {
    let brightest = 0;
    for (let y = top; y < bottom; y++) {
      const value = data[y * width + x]!;
      if (value < darkest[x - left]!) darkest[x - left] = value;
      if (value > brightest) brightest = value;
    }
    paper += brightest;
    ink = Math.min(ink, darkest[x - left]!);
  }
  const limit = paper / Math.max(1, right - left) - INKY * (paper / Math.max(1, right - left) - ink);
  return { left, columns: darkest.map((value) => (value < limit ? 1 : 0)) };
}

/** From the first column with ink to the last; as it is where there is none. */
function extent({ left, columns }: Ink, x0: number, x1: number): { left: number; right: number } {
  let [first, last] = [Math.max(0, Math.floor(x0 - left)), Math.min(columns.length - 1, Math.ceil(x1 - left))];
  while (first < last && !columns[first]) first++;
  while (last > first && !columns[last]) last--;
  return first < last ? { left: left + first, right: left + last + 1 } : { left: x0, right: x1 };
}
