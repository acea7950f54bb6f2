import { withoutMarks } from '#mexico/letters.ts';
import { smsLength } from './length.ts';

/** Removes the accents that would reduce a message from 160 to 70 characters; “é”, “ñ” and “ü” stay. */
export function withinAlphabet(text: string): string {
  const cheap = (character: string) => smsLength(character).most === 160;
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = withoutMarks(character);
    return !cheap(character) && cheap(plain) ? plain : character;
  }).join('');
}
