import { withoutMarks } from '#mexico/letters.ts';
import { smsLength } from './length.ts';

/** Without the accents that would leave a message 70 characters of its 160; “é”, “ñ” and “ü” cost nothing. */
export function withinAlphabet(text: string): string {
  const cheap = (character: string) => smsLength(character).most === 160;
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = withoutMarks(character);
    return !cheap(character) && cheap(plain) ? plain : character;
  }).join('');
}
