import { deriveCurp } from './curp-letters.ts';
import { entities } from './entities.ts';

/** Elector key, 18 characters: initials and inner consonants of surnames and name, YYMMDD, INEGI's entity, sex, 3 assigned by INE. */

/** Lenient form, because cards vary: other entity numbers for births abroad, X or N for the sex, letters at the end. */
const SHAPE = /^[A-Z]{6}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{2}[HMXN][0-9A-Z]{3}$/;

/** Entity number of births abroad on most cards. */
const ABROAD = '87';

/** Normalizes to upper case without spaces, hyphens and dots. */
export function normalizeElectorKey(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** Returns true if a normalized text has the form of an elector key. INE need not have issued it. */
export function isElectorKey(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the first fifteen characters of the elector key of a CURP's holder; INE assigns the last three. `??`: a birth abroad. */
export function electorKeyOfCurp(curp: string): string {
  // Skips index 1: an elector key lacks the CURP's vowel.
  const letters = [0, 2, 3].map((initial, at) => curp.charAt(initial) + curp.charAt(13 + at)).join('');
  const number = entities.find(({ code }) => code === curp.slice(11, 13))?.inegi;
  return letters + curp.slice(4, 10) + (number === undefined ? '??' : String(number).padStart(2, '0')) + curp.charAt(10);
}

/** Derives the first fifteen characters of a person's elector key. */
export const electorKeyStart = (person: Parameters<typeof deriveCurp>[0]) => electorKeyOfCurp(deriveCurp(person)).replace('??', ABROAD);

/** A part in which an elector key and a CURP differ: a reason to ask, not to reject. Even INE's specimen has a difference. */
export type ElectorKeyDifference = 'first_last_name' | 'second_last_name' | 'name' | 'birth_date' | 'entity' | 'sex';

const PARTS: readonly (readonly [part: ElectorKeyDifference, start: number, end: number])[] = [
  ['first_last_name', 0, 2],
  ['second_last_name', 2, 4],
  ['name', 4, 6],
  ['birth_date', 6, 12],
  ['entity', 12, 14],
  ['sex', 14, 15],
];

/** Returns the parts in which a normalized elector key and CURP differ. The entity of a birth abroad is not compared. */
export function electorKeyDifferences(key: string, curp: string): ElectorKeyDifference[] {
  const expected = electorKeyOfCurp(curp).replace('??', key.slice(12, 14));
  return PARTS.filter(([, start, end]) => key.slice(start, end) !== expected.slice(start, end)).map(([part]) => part);
}
