import type { Gray } from '../../vision/gray.ts';
import type { Box, Letter, Reading } from '../../vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { isLikeCode } from './codes.ts';

/** Letters further apart than so many times the usual are two words, blank or not, where paper is seen between them. */
const WIDE = 2.4;
/**
 * Paper between the ink of two letters: as wide as so many heights of the line, and so many times the usual, it is a blank that was not
 * read. On clean pages letters of one word are at most 0.2 apart, words from 0.2 on, and 0.33 in the middle.
 */
const LEAST_BLANK = 0.24;
const TIMES_USUAL = 2.2;
/** A 1 stands alone in the middle of its place. */
const LEAST_BLANK_AT_ONE = 0.4;
/** Between two figures there may be anything, and a point or a comma has room of its own. */
const MAY_PART = /^(?:\p{L}[\p{L}\d]|\d\p{L})$/u;
/** Grey values between paper and ink, as a share of the way: what is darker is ink. */
const INKY = 0.45;
/** Where light falls on a part of a line its ink is paler: it is compared with ink so near, in heights, and is never paler than this share. */
const AROUND = 1;
const FAINTEST = 0.3;

/** The words of a line, each as wide as its ink. A word is parted at blanks, read or seen, and at wide gaps. */
export function wordsOf(image: Gray, box: Box, { letters }: Reading): Word[] {
  const ink = inkOf(image, box);
  const parts = atLostBlanks(partsOf(letters, ink, box.height), ink, box.height);
  return parts.map((part, at) => ({
    ...wordFrom(part, at < parts.length - 1),
    box: { ...extent(ink, part[0]!.x0, part.at(-1)!.x1), top: box.y, bottom: box.y + box.height },
  }));
}

/** `MA` and `J` are short for a name: what stands behind them is a point. */
const SHORT_NAME = /^(?:MA|J),$/i;

/** A comma behind a word only parts it from the next one: it makes no word less sure. */
function wordFrom(part: readonly Letter[], isFollowed: boolean): Pick<Word, 'text' | 'sure'> {
  const text = part.map((letter) => letter.text).join('');
  const counted = isFollowed && text.length > 1 && text.endsWith(',') ? part.slice(0, -1) : part;
  const sure = counted.reduce((product, { probability }) => product * probability, 1);
  return { text: isFollowed && SHORT_NAME.test(text) ? `${text.slice(0, -1)}.` : text, sure };
}

function partsOf(letters: readonly Letter[], ink: Ink, height: number): Letter[][] {
  const steps = letters.slice(1).map((letter, at) => middleOf(letter) - middleOf(letters[at]!));
  const usual = median(steps);
  // Letters of a value may be twice as wide as those of its label, on the same line.
  const isWide = (at: number) =>
    steps[at - 1]! > WIDE * usual && paperBetween(ink, middleOf(letters[at - 1]!), middleOf(letters[at]!)) > LEAST_BLANK * height;
  const parts: Letter[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    if (letter.text === ' ') parts.push([]);
    else if (at > 0 && isWide(at)) parts.push([letter]);
    else parts.at(-1)!.push(letter);
  }
  return parts.filter((part) => part.length > 0);
}

/** The parts, each once more where the paper between two of its letters is as wide as a blank. */
function atLostBlanks(parts: readonly Letter[][], ink: Ink, height: number): Letter[][] {
  const gaps = parts.map((part) => part.slice(1).map((letter, at) => paperBetween(ink, middleOf(part[at]!), middleOf(letter))));
  const usual = median(gaps.flat());
  return parts.flatMap((part, which) => {
    if (isLikeCode(part.map(({ text }) => text).join(''))) return [part];
    const words: Letter[][] = [[part[0]!]];
    for (const [at, gap] of gaps[which]!.entries()) {
      const pair = part[at]!.text + part[at + 1]!.text;
      const least = pair.includes('1') ? LEAST_BLANK_AT_ONE : LEAST_BLANK;
      if (MAY_PART.test(pair) && gap > least * height && gap > TIMES_USUAL * usual) words.push([]);
      words.at(-1)!.push(part[at + 1]!);
    }
    return words;
  });
}

/** 0 for none. */
const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

const middleOf = ({ x0, x1 }: Letter) => (x0 + x1) / 2;

/** Which columns of a box have ink, from `left`. */
interface Ink {
  readonly left: number;
  readonly columns: Uint8Array;
}

function inkOf({ data, width, height }: Gray, box: Box): Ink {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))];
  const count = Math.max(0, right - left);
  const [darkest, brightest] = [new Uint8Array(count).fill(255), new Uint8Array(count)];
  for (let x = left; x < right; x++) {
    for (let y = top; y < bottom; y++) {
      const value = data[y * width + x]!;
      if (value < darkest[x - left]!) darkest[x - left] = value;
      if (value > brightest[x - left]!) brightest[x - left] = value;
    }
  }
  const paper = brightest.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const contrast = paper - darkest.reduce((least, value) => Math.min(least, value), 255);
  const reach = Math.ceil(AROUND * box.height);
  const columns = darkest.map((value, at) => {
    const near = darkest.subarray(Math.max(0, at - reach), at + reach + 1).reduce((least, other) => Math.min(least, other), 255);
    return paper - value > INKY * Math.max(paper - near, FAINTEST * contrast) ? 1 : 0;
  });
  return { left, columns };
}

/** The widest run of columns without ink from one place to another. */
function paperBetween({ left, columns }: Ink, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let x = Math.max(0, Math.floor(from - left)); x < Math.min(columns.length, to - left); x++) {
    run = columns[x] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

/** From the first column with ink to the last; as it is where there is none. */
function extent({ left, columns }: Ink, x0: number, x1: number): { left: number; right: number } {
  let [first, last] = [Math.max(0, Math.floor(x0 - left)), Math.min(columns.length - 1, Math.ceil(x1 - left))];
  while (first < last && !columns[first]) first++;
  while (last > first && !columns[last]) last--;
  return first < last ? { left: left + first, right: left + last + 1 } : { left: x0, right: x1 };
}
