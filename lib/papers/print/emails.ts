import type { LineView } from '#vision/reader/reader.ts';
import type { Word } from '../layout/page.ts';
import { roomy } from './codes.ts';
import type { LineInk } from './ink.ts';
import { isLowNought } from './noughts.ts';

/** Signs of the longest: a template has no more. */
const LONGEST = 64;
/** Without capitals that do not look like their small letters. */
const EMAIL = /^[^ABDEFGHIJKLMNPQRTY]{1,64}@[^ABDEFGHIJKLMNPQRTY@]{3,}$/;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789@._-+';
/** Least agreement with the picture. */
const LEAST_FIT = 0.9;

/** Reads lower-case e-mails of a line again, from the signs of an e-mail alone. Height tells an `o` from a nought. */
export function readEmails(line: LineView, ink: LineInk, words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (word.text.length > LONGEST || !EMAIL.test(word.text)) return word;
    const part = roomy(word);
    const { letters, fit } = line.read({ alphabet: SIGNS }, part);
    if (letters.length > LONGEST || fit < LEAST_FIT) return word;
    const template = letters.map((_, at) => {
      const isLow = isLowNought(ink, letters, at);
      return isLow === null ? SIGNS : SIGNS.replace(isLow ? '0' : 'o', '');
    });
    const { text, probability } = line.read({ template }, part);
    return text === '' ? word : { ...word, text, sure: probability };
  });
}
