import { entities } from '#mexico/entities.ts';
import { plainText } from '#mexico/plain-text.ts';
import { isWrittenWithMarks } from './accents.ts';
import { months } from './dates.ts';

/** Minimum number of letters of a known word: a shorter word may be a piece of any other. */
const MIN_LETTERS = 5;
const words = new Set([...entities.flatMap(({ name }) => plainText(name).split(' ')), ...months]);

/** True for a word that many papers print: of a state's name, a month, or a name with an accent or Ñ. */
export function isKnownWord(text: string): boolean {
  const word = plainText(text);
  return word.length >= MIN_LETTERS && (words.has(word) || isWrittenWithMarks(word));
}
