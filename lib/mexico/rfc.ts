import type { HolderFacts, WrittenName } from './curp-letters.ts';
import { plainCapitals } from './letters.ts';
import { isHomoclave, rfcCheckDigit } from './rfc-ending.ts';
import { rfcLegalLetters, rfcNaturalLetters } from './rfc-letters.ts';
import { isoDateOf } from './written-day.ts';

/** Reason why a text is no taxpayer's RFC. `generic`: it stands for the general public or foreigners. */
export type RfcReason = 'format' | 'date' | 'generic';
/** `check`: wrong check digit. `homoclave`: characters that SAT does not assign. */
export type RfcWarning = 'check' | 'homoclave';

/**
 * An RFC (Registro Federal de Contribuyentes): 4 letters for a person (`natural`), 3 for a company (`legal`), then YYMMDD of birth or
 * incorporation, homoclave, check digit. About 1.5 % of RFCs in use have a wrong check digit, so it is only a warning.
 */
export interface Rfc {
  rfc: string;
  kind: 'natural' | 'legal';
  /** Possible ISO dates of birth or incorporation, earlier first: one or two, because an RFC lacks the century. */
  dates: readonly string[];
  /** The calculated last character. */
  checkDigit: string;
  warnings: readonly RfcWarning[];
}

/** An RFC in capitals without separators: letters, date, homoclave, check character. */
export const rfcPattern = /^([A-ZÑ&]{3,4})(\d{6})([A-Z0-9]{2})[0-9A]$/;
const GENERIC: ReadonlySet<string> = new Set(['XAXX010101000', 'XEXX010101000']);

/** Normalizes to upper case without separators. */
export function normalizeRfc(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
}

/** Checks structure and date, not whether SAT issued the RFC. @param today ISO date in Mexico; later dates are excluded. */
export function parseRfc(text: string, today: string): { ok: true; value: Rfc } | { ok: false; reason: RfcReason } {
  const rfc = normalizeRfc(text);
  const [, letters, day, homoclave] = rfcPattern.exec(rfc) ?? [];
  if (letters === undefined || day === undefined || homoclave === undefined) return { ok: false, reason: 'format' };
  if (GENERIC.has(rfc)) return { ok: false, reason: 'generic' };
  const dates = ['19', '20'].map((century) => isoDateOf(century + day)).filter((date) => date !== null && date <= today) as string[];
  if (dates.length === 0) return { ok: false, reason: 'date' };
  const checkDigit = rfcCheckDigit(rfc.slice(0, -1));
  const warnings: RfcWarning[] = [];
  if (!isHomoclave(homoclave)) warnings.push('homoclave');
  if (!rfc.endsWith(checkDigit)) warnings.push('check');
  return { ok: true, value: { rfc, kind: letters.length === 4 ? 'natural' : 'legal', dates, checkDigit, warnings } };
}

/**
 * Returns true if RFC and CURP can be one person's: same date of birth, and equal letters where both rules use them. The rules differ for
 * a single surname, short surnames and offensive words. A mismatch is a reason to ask, not to reject.
 */
export function rfcFitsCurp(rfc: string, curp: string): boolean {
  return rfc.length === PERSON_RFC_LENGTH && rfc.slice(4, 10) === curp.slice(4, 10) && rfcLettersFitCurp(rfc, curp);
}

/** The length of a natural person's RFC; a company's has twelve characters. */
export const PERSON_RFC_LENGTH = 13;

/** Returns true if the letters of a person's RFC can be those of the CURP's holder. */
function rfcLettersFitCurp(rfc: string, c: string): boolean {
  const r = rfc.slice(0, 4).replace(/[Ñ&]/g, 'X');
  if (r[0] !== c[0]) return false;
  // With a single surname, an RFC has two letters of it and two of the name.
  if (c[2] === 'X' && r[2] === c[3]) return true;
  // With a first surname of one or two letters, an RFC has its initial, the second surname's, and two letters of the name.
  if (r[1] === c[2] && r[2] === c[3]) return true;
  return (r[1] === c[1] || c[1] === 'X') && r[2] === c[2] && (r[3] === c[3] || r[3] === 'X');
}

/** A part of an RFC that tells whose it is. `kind`: it is a company's. */
export type RfcPart = 'kind' | 'letters' | 'birth_date';

/**
 * Returns the parts in which a normalized RFC is not the person's. Its letters may follow from the name or from the CURP. The homoclave is
 * not compared, because SAT gives homonyms another one than its rule. Null if no part differs but the person's letters or birth date are
 * unknown.
 */
export function rfcPartsOfAnother(rfc: string, { curp, name, birthDate }: HolderFacts): RfcPart[] | null {
  if (rfc.length !== PERSON_RFC_LENGTH) return ['kind'];
  const ofName = name !== null && plainLetters(rfcNaturalLetters(name)) === plainLetters(rfc.slice(0, 4));
  const hasLetters = name !== null || curp !== null;
  const parts: RfcPart[] = [];
  if (hasLetters && !ofName && !(curp !== null && rfcLettersFitCurp(rfc, curp))) parts.push('letters');
  if (birthDate !== null && rfc.slice(4, 10) !== birthDate.slice(2).replaceAll('-', '')) parts.push('birth_date');
  return parts.length === 0 && (!hasLetters || birthDate === null) ? null : parts;
}

/** Makes Ñ, N and X equal: a record may be typed without Ñ, and SAT writes X or & for what it lacks. */
const plainLetters = (letters: string) => letters.replace(/[ÑX&]/g, 'N');

/** Derives a person's likely RFC; SAT assigns other homoclaves to homonyms. @param birthDate ISO date. */
export function deriveNaturalRfc(taxpayer: WrittenName, birthDate: string): string {
  const full = [taxpayer.first, taxpayer.second, taxpayer.name].filter((part) => part.trim() !== '').join(' ');
  return complete(rfcNaturalLetters(taxpayer), birthDate, full);
}

/** Derives a company's RFC from its name without the capital regime (`SA DE CV`). @param incorporationDate ISO date. */
export function deriveLegalRfc(denomination: string, incorporationDate: string): string {
  return complete(rfcLegalLetters(denomination), incorporationDate, denomination);
}

/** Returns false if the published rule for homoclaves contradicts SAT's own test taxpayers for such a name (with `&`). */
export function canDeriveHomoclave(name: string): boolean {
  return !name.includes('&');
}

function complete(letters: string, date: string, fullName: string): string {
  const rest = letters + date.slice(2).replaceAll('-', '') + rfcHomoclave(fullName);
  return rest + rfcCheckDigit(rest);
}

/** Characters of a homoclave; 0 and O are excluded because they look alike. */
const HOMOCLAVE_CHARACTERS = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** Calculates the homoclave from the whole name, including particles. */
export function rfcHomoclave(fullName: string): string {
  const digits = `0${[...homoclaveText(fullName)].map(homoclaveValue).join('')}`;
  let sum = 0;
  for (let place = 0; place + 1 < digits.length; place++) sum += Number(digits.slice(place, place + 2)) * Number(digits[place + 1]);
  const remainder = sum % 1000;
  return HOMOCLAVE_CHARACTERS.charAt(Math.floor(remainder / 34)) + HOMOCLAVE_CHARACTERS.charAt(remainder % 34);
}

function homoclaveText(text: string): string {
  return plainCapitals(text, 'Ñ')
    .replace(/[.,'’-]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Encodes a character in two digits: the letters in three rows (9, 9, 8), as on a punched card, then Ñ. */
function homoclaveValue(character: string): string {
  if (/\d/.test(character)) return `0${character}`;
  if (character === '&') return '10';
  if (character === 'Ñ') return '40';
  const place = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character);
  if (place < 0) return '00';
  if (place < 9) return String(11 + place);
  return String(place < 18 ? 12 + place : 14 + place);
}
