import type { Letter, LineReading } from '#vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { isLikeCode } from './codes.ts';
import { extent, type LineInk, paperBetween } from './ink.ts';
import { median } from './median.ts';

/** Letters further apart than so many times the usual are two words, blank or not, where paper is seen between them. */
const WIDE = 2.4;
/** Gap between letters, in line heights, that is a missed blank. On clean pages it is at most 0.2 within words, 0.33 between. */
const LEAST_BLANK = 0.24;
const TIMES_USUAL = 2.2;
/** A 1 stands alone in the middle of its place. */
const LEAST_BLANK_AT_ONE = 0.4;
/** Pairs that a gap may separate. Digits may have any gap, and punctuation has its own. */
const MAY_PART = /^(?:\p{L}[\p{L}\d]|\d\p{L})$/u;

/** The words of a line, each as wide as its ink. A word is parted at blanks, read or seen, and at wide gaps. */
export function wordsOf(ink: LineInk, { letters }: LineReading): Word[] {
  const { box } = ink;
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
  const wordLetters = isFollowed && text.length > 1 && text.endsWith(',') ? part.slice(0, -1) : part;
  const sure = wordLetters.reduce((product, { probability }) => product * probability, 1);
  return { text: isFollowed && SHORT_NAME.test(text) ? `${text.slice(0, -1)}.` : text, sure };
}

function partsOf(letters: readonly Letter[], ink: LineInk, height: number): Letter[][] {
  const steps = letters.slice(1).map((letter, at) => middleOf(letter) - middleOf(letters[at]!));
  const usual = median(steps);
  // Letters of a value may be twice as wide as those of its label, on the same line.
  const isWide = (at: number) =>
    steps[at - 1]! > WIDE * usual && paperBetween(ink, middleOf(letters[at - 1]!), middleOf(letters[at]!)) > LEAST_BLANK * height;
  const parts: Letter[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    if (letter.text === ' ') parts.push([]);
    else if (at > 0 && (isWide(at) || isBehindLabel(letters, at))) parts.push([letter]);
    else parts.at(-1)!.push(letter);
  }
  return parts.filter((part) => part.length > 0);
}

/** `RFC:PEGL890909GX1` is a label and a value, which is read again as what it may be. Not so times and addresses of the web. */
const isBehindLabel = (letters: readonly Letter[], at: number) =>
  letters[at - 1]!.text === ':' && letters[at]!.text !== '/' && /\p{L}/u.test(letters[at - 2]?.text ?? '');

/** The parts, each once more where the paper between two of its letters is as wide as a blank. */
function atLostBlanks(parts: readonly Letter[][], ink: LineInk, height: number): Letter[][] {
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

const middleOf = ({ x0, x1 }: Letter) => (x0 + x1) / 2;
