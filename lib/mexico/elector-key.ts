import { curpLetters, deriveCurp, type HolderFacts } from './curp-letters.ts';
import { entities } from './entities.ts';

/** Elector key, 18 characters: initials and inner consonants of surnames and name, YYMMDD, INEGI's entity, sex, 3 assigned by INE. */

/** Lenient form, because cards vary: other entity numbers for births abroad, X or N for the sex, letters at the end. */
const SHAPE = /^[A-Z]{6}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{2}[HMXN][0-9A-Z]{3}$/;

/** Entity number of births abroad on most cards. */
const ENTITY_ABROAD = '87';

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
  const letters = lettersOf(curp.slice(0, 4), curp.slice(13, 16));
  const number = entities.find(({ code }) => code === curp.slice(11, 13))?.inegi;
  return letters + curp.slice(4, 10) + (number === undefined ? '??' : String(number).padStart(2, '0')) + curp.charAt(10);
}

/** Returns the letters of an elector key. It lacks the CURP's vowel, so index 1 of the initials is skipped. */
const lettersOf = (initials: string, consonants: string) =>
  [0, 2, 3].map((initial, at) => initials.charAt(initial) + consonants.charAt(at)).join('');

/** Derives the first fifteen characters of a person's elector key. */
export const electorKeyStart = (person: Parameters<typeof deriveCurp>[0]) =>
  electorKeyOfCurp(deriveCurp(person)).replace('??', ENTITY_ABROAD);

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
  const own = electorKeyOfCurp(curp).replace('??', key.slice(12, 14));
  return PARTS.flatMap(([part, start, end]) => (isSamePart(part, key.slice(start, end), own.slice(start, end)) ? [] : [part]));
}

/** The parts of an elector key that tell whose it is. The entity is none: cards have several numbers for births abroad. */
export type ElectorKeyPart = Exclude<ElectorKeyDifference, 'entity'>;

/**
 * Returns the parts in which a normalized elector key is not the person's: those of the CURP, without one those of the name, birth date and
 * sex. Null if no part differs but the person's letters or birth date are unknown.
 */
export function electorKeyPartsOfAnother(key: string, person: HolderFacts): ElectorKeyPart[] | null {
  const own = person.curp === null ? electorKeyOfFacts(person) : electorKeyOfCurp(person.curp);
  const differs = PARTS.flatMap(([part, start, end]) =>
    part === 'entity' || isSamePart(part, key.slice(start, end), own.slice(start, end)) ? [] : [part],
  );
  return differs.length === 0 && own.slice(0, 12).includes(UNKNOWN_SIGN) ? null : differs;
}

const UNKNOWN_SIGN = '?';

/** Returns the first fifteen characters of an elector key, with `?` for those that nothing tells. */
function electorKeyOfFacts({ name, birthDate, sex }: HolderFacts): string {
  const { initials, consonants } = name === null ? { initials: '????', consonants: '???' } : curpLetters(name);
  return `${lettersOf(initials, consonants)}${birthDate?.slice(2).replaceAll('-', '') ?? '??????'}??${sex ?? UNKNOWN_SIGN}`;
}

/** A CURP has X for Ñ, an elector key may have N. Of the sexes only H and M exclude each other: a card may be older than an X. */
function isSamePart(part: ElectorKeyDifference, onPaper: string, own: string): boolean {
  if (part === 'sex') return onPaper === own || !/^[HM]{2}$/.test(onPaper + own);
  return [...own].every((one, at) => one === UNKNOWN_SIGN || one === onPaper[at] || (one === 'X' && onPaper[at] === 'N'));
}
