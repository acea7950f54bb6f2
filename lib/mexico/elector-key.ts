import type { CurpSex } from './curp.ts';
import { curpLetters, type WrittenName } from './curp-letters.ts';
import { type EntityCode, entities } from './entities.ts';

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

/** Derives the first fifteen characters of an elector key; INE assigns the last three. `birthDate` is an ISO date. */
export function electorKeyStart(person: WrittenName & { birthDate: string; sex: CurpSex; entity: EntityCode }): string {
  const { initials, consonants } = curpLetters(person);
  // Skips index 1: an elector key lacks the CURP's vowel.
  const letters = [0, 2, 3].map((initial, at) => initials.charAt(initial) + consonants.charAt(at)).join('');
  const number = entities.find(({ code }) => code === person.entity)?.inegi;
  const entity = number === undefined ? ABROAD : String(number).padStart(2, '0');
  return `${letters}${person.birthDate.slice(2).replaceAll('-', '')}${entity}${person.sex}`;
}

/** A part in which an elector key and a CURP differ: a reason to ask, not to reject. Even INE's specimen has a difference. */
export type ElectorKeyDifference = 'first_last_name' | 'second_last_name' | 'name' | 'birth_date' | 'entity' | 'sex';

/** Returns the parts in which a normalized elector key and CURP differ. The entity of a birth abroad is not compared. */
export function electorKeyDifferences(key: string, curp: string): ElectorKeyDifference[] {
  const code = curp.slice(11, 13);
  const number = entities.find((entity) => entity.code === code)?.inegi;
  const pairs: [ElectorKeyDifference, string, string][] = [
    ['first_last_name', key.slice(0, 2), curp.charAt(0) + curp.charAt(13)],
    ['second_last_name', key.slice(2, 4), curp.charAt(2) + curp.charAt(14)],
    ['name', key.slice(4, 6), curp.charAt(3) + curp.charAt(15)],
    ['birth_date', key.slice(6, 12), curp.slice(4, 10)],
    ['entity', key.slice(12, 14), number === undefined ? key.slice(12, 14) : String(number).padStart(2, '0')],
    ['sex', key.charAt(14), curp.charAt(10)],
  ];
  return pairs.filter(([, one, other]) => one !== other).map(([what]) => what);
}
