import type { Letter, LineReading } from '#vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { isLikeCode } from './codes.ts';
import { extent, type LineInk, median, paperBetween } from './ink.ts';

/** Two letters belong to two words, even without a space, if they are farther apart than this many usual steps from letter to letter. */
const MAX_LETTER_STEPS = 2.4;
/** Gap between letters, in line heights, that is a missed space. On clean pages gaps within words are at most 0.2, between words 0.33. */
const MIN_BLANK = 0.24;
/** A missed space is also wider than this many times the line's usual gap between letters. */
const TIMES_USUAL = 2.2;
/** The same next to a digit 1, which is narrower than its place. */
const MIN_BLANK_AT_ONE = 0.4;
/** Matches pairs of characters that a gap may separate. Gaps between digits, or at punctuation, mean nothing. */
const MAY_PART = /^(?:\p{L}[\p{L}\d]|\d\p{L})$/u;

/** Splits a line into words at spaces, read or seen, and at wide gaps. Each box is as wide as the word's ink. */
export function wordsOf(ink: LineInk, { letters }: LineReading): Word[] {
  const { box } = ink;
  const parts = atLostBlanks(partsOf(letters, ink, box.height), ink, box.height);
  return parts.map((part, at) => ({
    ...wordFrom(part, at < parts.length - 1),
    box: { ...extent(ink, part[0]!.x0, part.at(-1)!.x1), top: box.y, bottom: box.y + box.height },
  }));
}

/** Matches abbreviations of names with a comma, which is a misread point. */
const SHORT_NAME = /^(?:MA|J),$/i;

/** Makes a word; the probability of a comma at its end does not count. */
function wordFrom(part: readonly Letter[], isFollowed: boolean): Pick<Word, 'text' | 'sure'> {
  const text = part.map((letter) => letter.text).join('');
  const wordLetters = isFollowed && text.length > 1 && text.endsWith(',') ? part.slice(0, -1) : part;
  const sure = wordLetters.reduce((product, { probability }) => product * probability, 1);
  return { text: isFollowed && SHORT_NAME.test(text) ? `${text.slice(0, -1)}.` : text, sure };
}

function partsOf(letters: readonly Letter[], ink: LineInk, height: number): Letter[][] {
  const steps = letters.slice(1).map((letter, at) => middleOf(letter) - middleOf(letters[at]!));
  const usual = median(steps);
  // Paper must be visible too: letters of a value may be twice as wide as those of its label.
  const isWide = (at: number) =>
    steps[at - 1]! > MAX_LETTER_STEPS * usual && paperBetween(ink, middleOf(letters[at - 1]!), middleOf(letters[at]!)) > MIN_BLANK * height;
  const parts: Letter[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    if (letter.text === ' ') parts.push([]);
    else if (at > 0 && (isWide(at) || isBehindLabel(letters, at))) parts.push([letter]);
    else parts.at(-1)!.push(letter);
  }
  return parts.filter((part) => part.length > 0);
}

/** True after the colon of a label, `RFC:PEGL890909GX1`, so that the value is a word; false in times and web addresses. */
const isBehindLabel = (letters: readonly Letter[], at: number) =>
  letters[at - 1]!.text === ':' && letters[at]!.text !== '/' && /\p{L}/u.test(letters[at - 2]?.text ?? '');

/** Splits the parts where the paper between two letters is as wide as a space. */
function atLostBlanks(parts: readonly Letter[][], ink: LineInk, height: number): Letter[][] {
  const gaps = parts.map((part) => part.slice(1).map((letter, at) => paperBetween(ink, middleOf(part[at]!), middleOf(letter))));
  const usual = median(gaps.flat());
  return parts.flatMap((part, which) => {
    if (isLikeCode(part.map(({ text }) => text).join(''))) return [part];
    const words: Letter[][] = [[part[0]!]];
    for (const [at, gap] of gaps[which]!.entries()) {
      const pair = part[at]!.text + part[at + 1]!.text;
      const least = pair.includes('1') ? MIN_BLANK_AT_ONE : MIN_BLANK;
      if (MAY_PART.test(pair) && gap > least * height && gap > TIMES_USUAL * usual) words.push([]);
      words.at(-1)!.push(part[at + 1]!);
    }
    return words;
  });
}

const middleOf = ({ x0, x1 }: Letter) => (x0 + x1) / 2;
