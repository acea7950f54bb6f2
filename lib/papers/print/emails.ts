import type { LineView } from '#vision/reader/reader.ts';
import type { Word } from '../layout/page.ts';
import { withMargins } from './codes.ts';
import type { LineInk } from './ink.ts';
import { isLowNought } from './noughts.ts';

/** Maximum number of characters in an e-mail address: a template has no more. */
const MAX_CHARACTERS = 64;
/** Matches an e-mail address; allows only capitals that look like their small letters. */
const EMAIL = /^[^ABDEFGHIJKLMNPQRTY]{1,64}@[^ABDEFGHIJKLMNPQRTY@]{3,}$/;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789@._-+';
/** Minimum `fit` (0 to 1) of the new reading. */
const MIN_FIT = 0.9;

/** Reads lower-case e-mail addresses of a line again with only their characters. Height distinguishes an `o` from a zero. */
export function readEmails(line: LineView, ink: LineInk, words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (word.text.length > MAX_CHARACTERS || !EMAIL.test(word.text)) return word;
    const part = withMargins(word);
    const { letters, fit } = line.read({ alphabet: SIGNS }, part);
    if (letters.length > MAX_CHARACTERS || fit < MIN_FIT) return word;
    const template = letters.map((_, at) => {
      const isLow = isLowNought(ink, letters, at);
      return isLow === null ? SIGNS : SIGNS.replace(isLow ? '0' : 'o', '');
    });
    const { text, probability } = line.read({ template }, part);
    return text === '' ? word : { ...word, text, sure: probability };
  });
}
