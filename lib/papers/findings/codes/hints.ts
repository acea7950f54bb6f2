import { curpLetters, type WrittenName } from '#mexico/curp-letters.ts';
import { entities } from '#mexico/entities.ts';
import { type PaperField, sureValue } from '../findings.ts';
import type { CodeHint } from './settle.ts';

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

/** Returns the name if every part was read surely, else null: a part that was not read may still be printed. */
export function knownName(...parts: readonly (PaperField | null | undefined)[]): KnownOfPerson['name'] {
  const [name, first, second] = parts.map((part) => sureValue(part ?? null));
  return name && first && second ? { name, first, second } : null;
}

const NOTHING = '?';
const compact = (iso: string) => iso.slice(2).replaceAll('-', '');

/** Makes a hint with these characters at their places, from 0, and `?` elsewhere. */
function hintOf(length: number, ...parts: readonly (readonly [at: number, signs: string])[]): CodeHint {
  const signs = Array<string>(length).fill(NOTHING);
  for (const [at, text] of parts) for (const [offset, sign] of [...text].entries()) signs[at + offset] = sign;
  return signs.join('');
}

const CURP = 18;

/** Returns the characters of the CURP that follow from the other facts. */
export function curpHints({ name, birthDate, sex, electorKey, rfc }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (name?.name && name.first) {
    const { initials, consonants } = curpLetters(name);
    hints.push(hintOf(CURP, [0, initials], [13, consonants]));
  }
  if (birthDate) hints.push(hintOf(CURP, [4, compact(birthDate)]));
  if (sex && /^[HMX]$/.test(sex)) hints.push(hintOf(CURP, [10, sex]));
  if (electorKey?.length === CURP) {
    const [key, entity] = [electorKey, entities.find(({ inegi }) => inegi === Number(electorKey.slice(12, 14)))?.code ?? '??'];
    const letters = [0, 2, 4].map((at) => key.charAt(at));
    hints.push(
      hintOf(
        CURP,
        ...([0, 2, 3] as const).map((place, at) => [place, letters[at]!] as const),
        ...([13, 14, 15] as const).map((place, at) => [place, key.charAt(2 * at + 1)] as const),
        [4, key.slice(6, 12)],
        [10, key.charAt(14)],
        [11, entity],
      ),
    );
  }
  // RFC and CURP derive their letters from the name alike, except for the lists of offensive words that they avoid.
  if (rfc?.length === 13) hints.push(hintOf(CURP, [0, rfc.slice(0, 10)]));
  return hints;
}

/** Returns the characters of the elector key that follow from the other facts: all but the last three. */
export function electorKeyHints({ curp, birthDate, sex }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (curp?.length === CURP) {
    const number = entities.find(({ code }) => code === curp.slice(11, 13))?.inegi;
    const letters = [0, 2, 3].map((initial, at) => curp.charAt(initial) + curp.charAt(13 + at)).join('');
    const entity = number === undefined ? '??' : String(number).padStart(2, '0');
    hints.push(hintOf(CURP, [0, letters], [6, curp.slice(4, 10)], [12, entity], [14, curp.charAt(10)]));
  }
  if (birthDate) hints.push(hintOf(CURP, [6, compact(birthDate)]));
  if (sex && /^[HM]$/.test(sex)) hints.push(hintOf(CURP, [14, sex]));
  return hints;
}

/** Returns the characters of a person's RFC that follow from the other facts: all but the last three. */
export function rfcHints({ curp, birthDate }: KnownOfPerson): CodeHint[] {
  const hints: CodeHint[] = [];
  if (curp?.length === CURP) hints.push(hintOf(13, [0, curp.slice(0, 10)]));
  if (birthDate) hints.push(hintOf(13, [4, compact(birthDate)]));
  return hints;
}
