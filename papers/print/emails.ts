import type { Gray } from '../../vision/gray.ts';
import type { Reader } from '../../vision/reader/reader.ts';
import type { Word } from '../layout/page.ts';
import { roomy } from './codes.ts';
import { isLowNought } from './noughts.ts';

const LONGEST = 120;
/** Without capitals that do not look like their small letters. */
const EMAIL = /^[^ABDEFGHIJKLMNPQRTY]{1,64}@[^ABDEFGHIJKLMNPQRTY@]{3,}$/;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789@._-+';
/** How far the picture must agree that nothing else stands there. */
const LEAST_FIT = 0.9;

/**
 * The words with each e-mail in small letters read again, of the signs that may stand in one: no capital takes a part of its belief, and
 * whether a round sign is an `o` or a nought is told by its height.
 */
export function readEmails(reader: Reader, image: Gray, words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (word.text.length > LONGEST || !EMAIL.test(word.text)) return word;
    const box = roomy(word);
    const { letters } = reader.readLine(image, box, { alphabet: SIGNS });
    const template = letters.map((_, at) => {
      const isLow = isLowNought(image, box, letters, at);
      return isLow === null ? SIGNS : SIGNS.replace(isLow ? '0' : 'o', '');
    });
    const { text, probability, fit } = reader.readLine(image, box, { template });
    return fit >= LEAST_FIT && probability > word.sure ? { ...word, text, sure: probability } : word;
  });
}
