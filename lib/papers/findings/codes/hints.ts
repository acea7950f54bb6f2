import { curpLetters, type WrittenName } from '#mexico/curp-letters.ts';
import { electorKeyOfCurp } from '#mexico/elector-key.ts';
import { entities } from '#mexico/entities.ts';
import { type PaperField, sureValue } from '../findings.ts';
import type { CodeHint } from './correct-code.ts';

/** Facts about the person that the paper prints in addition to a code. A fact that is not printed is null or absent. */
export interface KnownOfPerson {
  name?: WrittenName | null;
  /** ISO date. */
  birthDate?: string | null;
  /** Letter of the CURP: `M` is a woman. */
  sex?: string | null;
  electorKey?: string | null;
  curp?: string | null;
  rfc?: string | null;
}

/** For a code that no other fact on the paper helps to correct. */
export const NO_FACTS: KnownOfPerson = {};

/** Returns the name if every part was read surely, else null: a part that was not read may still be printed. */
export function knownName(...parts: readonly (PaperField | null | undefined)[]): KnownOfPerson['name'] {
  const [name, first, second] = parts.map((part) => sureValue(part ?? null));
  return name && first && second ? { name, first, second } : null;
}

/** Length of a CURP. */
const CURP = 18;
const compact = (iso: string) => iso.slice(2).replaceAll('-', '');
/** Makes a hint of characters that begin at index `at`. */
const hintAt = (at: number, signs: string): CodeHint => '?'.repeat(at) + signs;

/** Returns the characters of the CURP that follow from the other facts. */
export function curpHints({ name, birthDate, sex, electorKey, rfc }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (name?.name && name.first) {
    const { initials, consonants } = curpLetters(name);
    hints.push(initials, hintAt(13, consonants));
  }
  if (birthDate) hints.push(hintAt(4, compact(birthDate)));
  if (sex && /^[HMX]$/.test(sex)) hints.push(hintAt(10, sex));
  if (electorKey?.length === CURP) {
    // Initial and inner consonant of the first surname, of the second, and of the given name.
    const [first, firstInner, second, secondInner, given, givenInner] = electorKey;
    const entity = entities.find(({ inegi }) => inegi === Number(electorKey.slice(12, 14)))?.code ?? '??';
    const birthAndSex = electorKey.slice(6, 12) + electorKey.charAt(14);
    hints.push(`${first}?${second}${given}${birthAndSex}${entity}${firstInner}${secondInner}${givenInner}`);
  }
  // RFC and CURP derive their letters from the name alike, except for the lists of offensive words that they avoid.
  if (rfc?.length === 13) hints.push(rfc.slice(0, 10));
  return hints;
}

/** Returns the characters of the elector key that follow from the other facts: all but the last three. */
export function electorKeyHints({ curp, birthDate, sex }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (curp?.length === CURP) hints.push(electorKeyOfCurp(curp));
  if (birthDate) hints.push(hintAt(6, compact(birthDate)));
  if (sex && /^[HM]$/.test(sex)) hints.push(hintAt(14, sex));
  return hints;
}

/** Returns the characters of a person's RFC that follow from the other facts: all but the last three. */
export function rfcHints({ curp, birthDate }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (curp?.length === CURP) hints.push(curp.slice(0, 10));
  if (birthDate) hints.push(hintAt(4, compact(birthDate)));
  return hints;
}
