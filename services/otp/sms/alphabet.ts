import { withoutMarks } from '#mexico/letters.ts';
import { smsLength } from './length.ts';

/**
 * Writes a text in the GSM alphabet, since one other character reduces a message from 160 to 70 characters. Letters lose the marks that
 * the alphabet lacks (“é”, “ñ” and “ü” stay); what it still lacks is left out.
 */
export function withinAlphabet(text: string): string {
  const isIn = (character: string) => smsLength(character).most === 160;
  const characters = Array.from(text.normalize('NFC'), (character) => [character, withoutMarks(character)].find(isIn) ?? '');
  return characters.join('').replace(/ {2,}/g, ' ').trim();
}
