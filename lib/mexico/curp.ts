import { type EntityCode, isEntityCode } from './entities.ts';
import { isoDateOf } from './written-day.ts';

/**
 * Length of a CURP (Clave Única de Registro de Población): 1–4 letters of the name · 5–10 birth date YYMMDD · 11 sex · 12–13 entity of
 * birth · 14–16 inner consonants · 17 assigned by RENAPO (a digit for births up to 1999, a letter from 2000) · 18 check digit.
 */
export const CURP_LENGTH = 18;

/** Reason why a text is no CURP. `format`: an impossible character or code. `future`: birth after today. `word`: letters never issued. */
export type CurpReason = 'format' | 'date' | 'future' | 'word' | 'check';

/** Sex in a CURP: `H` man, `M` woman, `X` non-binary (since 2023). */
export const curpSexes = ['H', 'M', 'X'] as const;
export type CurpSex = (typeof curpSexes)[number];

export interface Curp {
  curp: string;
  /** ISO date. */
  birthDate: string;
  sex: CurpSex;
  entity: EntityCode;
}

export const curpPartNames = ['letters', 'birth', 'sex', 'entity', 'consonants', 'ending'] as const;
export type CurpPartName = (typeof curpPartNames)[number];

export interface CurpPart {
  name: CurpPartName;
  /** The characters typed so far; may be too short or empty. */
  text: string;
  length: number;
  state: 'empty' | 'typing' | 'valid' | 'wrong';
}

export interface CurpReading {
  /** Upper case, without spaces and hyphens, at most 18 characters. */
  text: string;
  parts: readonly CurpPart[];
  /** ISO date. Position 17 determines the century; until it is typed, the latest date that is not in the future. */
  birthDate: string | null;
  sex: CurpSex | null;
  entity: EntityCode | null;
  /** Reason why the text cannot become a CURP; null while it still can. */
  reason: CurpReason | null;
  /** True if all 18 characters are present and valid. */
  complete: boolean;
}

const layout: readonly { name: CurpPartName; length: number; pattern: RegExp; start: RegExp }[] = [
  { name: 'letters', length: 4, pattern: /^[A-Z][AEIOUX][A-Z]{2}$/, start: /^[A-Z]([AEIOUX][A-Z]{0,2})?$/ },
  {
    name: 'birth',
    length: 6,
    pattern: /^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
    start: /^\d{1,2}$|^\d\d([01]|0[1-9]|1[0-2])$|^\d\d(0[1-9]|1[0-2])[0-3]$/,
  },
  { name: 'sex', length: 1, pattern: /^[HMX]$/, start: /^[HMX]$/ },
  { name: 'entity', length: 2, pattern: /^[A-Z]{2}$/, start: /^[ABCDGHJMNOPQSTVYZ]$/ },
  { name: 'consonants', length: 3, pattern: /^[B-DF-HJ-NP-TV-Z]{3}$/, start: /^[B-DF-HJ-NP-TV-Z]{1,2}$/ },
  { name: 'ending', length: 2, pattern: /^[0-9A-Z]\d$/, start: /^[0-9A-Z]$/ },
];

/** Offensive words with which RENAPO never begins a CURP (position 2 becomes X). Never show them. */
const INCONVENIENT = new Set(
  (
    'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY JETA JOTO ' +
    'KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MIAR ' +
    'MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA ' +
    'VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
);

export function isInconvenient(letters: string): boolean {
  return INCONVENIENT.has(letters);
}

/** Characters in the order of their values. Ñ never appears in a CURP, but has a value: O is 25 because of it. */
const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

export function curpCheckDigit(first17: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place++) sum += alphabet.indexOf(first17.charAt(place)) * (CURP_LENGTH - place);
  return String((10 - (sum % 10)) % 10);
}

/** Normalizes to upper case without spaces, hyphens and dots. */
export function normalizeCurp(text: string): string {
  return text.toUpperCase().replace(/[\s.\-–_]/g, '');
}

/** Adds the century: a digit at position 17 (`differentiator`) is 19, a letter 20; empty: the latest date that is not in the future. */
function readBirth(yymmdd: string, differentiator: string, today: string): { date: string | null; reason: CurpReason | null } {
  const dates = { digit: isoDateOf(`19${yymmdd}`), letter: isoDateOf(`20${yymmdd}`) };
  if (differentiator === '') {
    const date = dates.letter !== null && dates.letter <= today ? dates.letter : dates.digit;
    return date ? { date, reason: null } : { date: null, reason: dates.letter ? 'future' : 'date' };
  }
  const date = /\d/.test(differentiator) ? dates.digit : dates.letter;
  if (!date) return { date: null, reason: 'date' };
  return date > today ? { date: null, reason: 'future' } : { date, reason: null };
}

function partState({ length, pattern, start }: (typeof layout)[number], text: string): CurpPart['state'] {
  if (text === '') return 'empty';
  if (text.length < length) return start.test(text) ? 'typing' : 'wrong';
  return pattern.test(text) ? 'valid' : 'wrong';
}

/** Reads a complete or partly typed CURP: its parts and their meaning. @param today ISO date in Mexico; later births are wrong. */
export function readCurp(input: string, today: string): CurpReading {
  const text = normalizeCurp(input).slice(0, CURP_LENGTH);
  let offset = 0;
  const parts: CurpPart[] = layout.map((row) => {
    const part = text.slice(offset, offset + row.length);
    offset += row.length;
    return { name: row.name, text: part, length: row.length, state: partState(row, part) };
  });
  const [letters, birth, sex, entity, , ending] = parts as [CurpPart, CurpPart, CurpPart, CurpPart, CurpPart, CurpPart];
  if (entity.state === 'valid' && !isEntityCode(entity.text)) entity.state = 'wrong';

  let reason: CurpReason | null = parts.some((part) => part.state === 'wrong') ? 'format' : null;
  const refuse = (part: CurpPart, why: CurpReason) => {
    part.state = 'wrong';
    reason ??= why;
  };

  let birthDate: string | null = null;
  if (birth.state === 'valid') {
    const reading = readBirth(birth.text, ending.text.charAt(0), today);
    birthDate = reading.date;
    if (reading.reason) refuse(birth, reading.reason);
  }
  if (letters.state === 'valid' && isInconvenient(letters.text)) refuse(letters, 'word');
  const full = text.length === CURP_LENGTH && reason === null;
  if (full && curpCheckDigit(text) !== text.charAt(17)) refuse(ending, 'check');

  return {
    text,
    parts,
    birthDate,
    sex: sex.state === 'valid' ? (sex.text as CurpSex) : null,
    entity: entity.state === 'valid' ? (entity.text as EntityCode) : null,
    reason,
    complete: full && reason === null,
  };
}

/** Checks a CURP's structure, date, words and check digit, not whether RENAPO issued it. @param today ISO date in Mexico. */
export function parseCurp(text: string, today: string): { ok: true; value: Curp } | { ok: false; reason: CurpReason } {
  const normal = normalizeCurp(text);
  if (normal.length !== CURP_LENGTH) return { ok: false, reason: 'format' };
  const { complete, reason, birthDate, sex, entity } = readCurp(normal, today);
  if (!complete || birthDate === null || sex === null || entity === null) return { ok: false, reason: reason ?? 'format' };
  return { ok: true, value: { curp: normal, birthDate, sex, entity } };
}

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', Q: '0', G: '6' };
const letterLookalikes: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', Ñ: 'X' };

/** Returns a national id as a parsed CURP; null if it is no valid CURP. */
export function curpOf(nationalId: string, today: string): Curp | null {
  const verdict = parseCurp(nationalId, today);
  return verdict.ok ? verdict.value : null;
}

/** Returns the CURP with look-alike characters corrected (O for 0, I for 1, Ñ for X). Null if the result is invalid or unchanged. */
export function likelyCurp(input: string, today: string): string | null {
  const text = normalizeCurp(input);
  if (text.length !== CURP_LENGTH) return null;
  const guess = [...text]
    .map((character, place) => {
      const digits = (place >= 4 && place < 10) || place === 17;
      if (place === 16) return character;
      return (digits ? lookalikes : letterLookalikes)[character] ?? character;
    })
    .join('');
  const differentiator = guess.charAt(16);
  const lookalike = lookalikes[differentiator] ?? letterLookalikes[differentiator] ?? differentiator;
  const candidates = [guess, guess.slice(0, 16) + lookalike + guess.charAt(17)];
  return candidates.find((candidate) => candidate !== text && parseCurp(candidate, today).ok) ?? null;
}

/** Returns the age in whole years; both dates are ISO dates. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
