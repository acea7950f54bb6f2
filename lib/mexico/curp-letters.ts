import { type CurpSex, curpCheckDigit, isInconvenient } from './curp.ts';
import type { EntityCode } from './entities.ts';
import { plainCapitals } from './letters.ts';

/** A name as written; `second` is empty if the person has one surname. */
export interface WrittenName {
  name: string;
  first: string;
  second: string;
}

/** Facts of a record about a person, with which a paper is compared. Null: unknown. */
export interface HolderFacts {
  /** A valid CURP. */
  curp: string | null;
  name: WrittenName | null;
  /** ISO date. */
  birthDate: string | null;
  sex: CurpSex | null;
}

const particles = new Set('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'.split(' '));
/** Given names that the rules skip if another given name follows. */
const commonFirstNames = new Set('MARIA MA JOSE J'.split(' '));

/** Splits a name into upper case words without accents. Ñ and marks inside a word become X; the dot of an abbreviation is dropped. */
function wordsOf(text: string): string[] {
  return plainCapitals(text, 'X')
    .replace(/[/'’-]|\.(?=\S)/g, 'X')
    .replace(/\./g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Returns the first word that is not a particle; if all are, the first word. */
function leading(words: readonly string[]): string {
  return words.find((word) => !particles.has(word)) ?? words[0] ?? '';
}

function givenName(text: string): string {
  const words = wordsOf(text);
  const rest = words.slice(1).filter((word) => !particles.has(word));
  return words.length > 1 && rest.length > 0 && commonFirstNames.has(words[0] ?? '') ? leading(words.slice(1)) : leading(words);
}

/** Returns the first letter of this kind after the initial; X if there is none. */
const inner = (word: string, kind: RegExp) => word.slice(1).match(kind)?.[0] ?? 'X';

/** Derives the letters of a CURP (positions 1–4 and 14–16) from a name by the rules of RENAPO. An empty surname becomes X. */
export function curpLetters({ name, first, second }: WrittenName) {
  const firstName = givenName(name);
  const [paternal, maternal] = [leading(wordsOf(first)), leading(wordsOf(second))];
  const initials = [paternal.charAt(0) || 'X', inner(paternal, /[AEIOU]/), maternal.charAt(0) || 'X', firstName.charAt(0) || 'X'];
  if (isInconvenient(initials.join(''))) initials[1] = 'X';
  const consonant = /[B-DF-HJ-NP-TV-Z]/;
  return {
    initials: initials.join(''),
    consonants: inner(paternal, consonant) + inner(maternal, consonant) + inner(firstName, consonant),
  };
}

/** Returns true if a CURP has the letters of the name. A mismatch is not proof: registries also hold spellings outside the rules. */
export function nameFitsCurp(name: WrittenName, curp: string): boolean {
  const { initials, consonants } = curpLetters(name);
  return curp.startsWith(initials) && curp.slice(13, 16) === consonants;
}

interface CurpFacts extends WrittenName {
  /** ISO date. */
  birthDate: string;
  sex: CurpSex;
  entity: EntityCode;
}

/**
 * Derives a CURP: sixteen characters from the facts, the likeliest differentiator (`0` up to 1999, `A` from 2000), the check digit. RENAPO
 * assigns position 17, so the result is only a candidate until a registry confirms it.
 */
export function deriveCurp({ birthDate, sex, entity, ...name }: CurpFacts): string {
  const { initials, consonants } = curpLetters(name);
  const first17 = `${initials}${birthDate.slice(2).replaceAll('-', '')}${sex}${entity}${consonants}${birthDate < '2000' ? '0' : 'A'}`;
  return first17 + curpCheckDigit(first17);
}
