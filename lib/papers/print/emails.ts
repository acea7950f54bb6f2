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
/** How far the picture must agree that nothing else stands there. */
const LEAST_FIT = 0.9;

/**
 * The words of a line with each e-mail in small letters read again, of the signs that may stand in one: no capital takes a part of its
 * belief, and whether a round sign is an `o` or a nought is told by its height.
 */
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
