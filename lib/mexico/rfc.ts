import { withoutMarks } from './letters.ts';
import { isHomoclave, rfcCheckDigit } from './rfc-ending.ts';
import { rfcLegalLetters, rfcNaturalLetters } from './rfc-letters.ts';

/**
 * RFC: Registro Federal de Contribuyentes. 13 characters for a person (4 letters), 12 for a company (3 letters), then
 * YYMMDD of birth or incorporation, two characters that SAT assigns against homonyms (homoclave), and a check digit.
 *
 * About 1.5 % of the RFCs in use carry a wrong check digit, so it warns and never refuses.
 */
export type RfcKind = 'natural' | 'legal';

/** `generic`: stands for the general public or a foreigner, never for a person. */
export type RfcReason = 'format' | 'date' | 'generic';
/** `check`: the check digit is another. `homoclave`: characters that SAT does not assign there. */
export type RfcWarning = 'check' | 'homoclave';

export interface Rfc {
  rfc: string;
  kind: RfcKind;
  /** Birth or incorporation as ISO dates, one or two: the key does not tell the century. The earlier first. */
  dates: readonly string[];
  /** What the last character should be. */
  checkDigit: string;
  warnings: readonly RfcWarning[];
}

export type RfcVerdict = { ok: true; value: Rfc } | { ok: false; reason: RfcReason };

const SHAPE = /^([A-ZÑ&]{3,4})(\d{6})([A-Z0-9]{2})[0-9A]$/;
const GENERIC: ReadonlySet<string> = new Set(['XAXX010101000', 'XEXX010101000']);

/** Upper case, without what people put between the parts. */
export function normalizeRfc(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
}

/**
 * Judges an RFC by structure and calendar. It cannot say that SAT issued it.
 * @param today ISO date in Mexico; a century that lies after it is not meant.
 */
export function parseRfc(text: string, today: string): RfcVerdict {
  const rfc = normalizeRfc(text);
  const [, letters, day, homoclave] = SHAPE.exec(rfc) ?? [];
  if (letters === undefined || day === undefined || homoclave === undefined) return { ok: false, reason: 'format' };
  if (GENERIC.has(rfc)) return { ok: false, reason: 'generic' };
  const dates = ['19', '20'].map((century) => isoDate(century + day)).filter((date) => date !== null && date <= today) as string[];
  if (dates.length === 0) return { ok: false, reason: 'date' };
  const checkDigit = rfcCheckDigit(rfc.slice(0, -1));
  const warnings: RfcWarning[] = [];
  if (!isHomoclave(homoclave)) warnings.push('homoclave');
  if (!rfc.endsWith(checkDigit)) warnings.push('check');
  return { ok: true, value: { rfc, kind: letters.length === 4 ? 'natural' : 'legal', dates, checkDigit, warnings } };
}

function isoDate(yyyymmdd: string): string | null {
  const text = `${yyyymmdd.slice(0, 4)}-${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/**
 * Whether a person's RFC can be of whom a CURP is: the same birth, and letters of the same names. The two take them by rules that differ
 * for one surname, for one of two letters, and for inconvenient words; where they do, the letters that both take must fit. A mismatch is
 * a reason to ask, not to refuse.
 */
export function rfcFitsCurp(rfc: string, curp: string): boolean {
  const [r, c] = [rfc.replace(/[Ñ&]/g, 'X'), curp];
  if (rfc.length !== 13 || r.slice(4, 10) !== c.slice(4, 10) || r[0] !== c[0]) return false;
  if (c[2] === 'X') return true;
  // A surname of one or two letters: its initial, that of the other, and two letters of the name.
  if (r[1] === c[2] && r[2] === c[3]) return true;
  return (r[1] === c[1] || c[1] === 'X') && r[2] === c[2] && (r[3] === c[3] || r[3] === 'X');
}

/** A person's names as in the birth certificate; `second` is empty with one surname. */
export interface TaxpayerName {
  name: string;
  first: string;
  second: string;
}

/**
 * The RFC that the rules give for a person. A candidate only: SAT assigns another homoclave to a homonym.
 * @param birthDate ISO date.
 */
export function deriveNaturalRfc(taxpayer: TaxpayerName, birthDate: string): string {
  const full = [taxpayer.first, taxpayer.second, taxpayer.name].filter((part) => part.trim() !== '').join(' ');
  return complete(rfcNaturalLetters(taxpayer), birthDate, full);
}

/**
 * The RFC that the rules give for a company, by its denomination without the capital regime (`SA DE CV`), which SAT leaves out.
 * With `&` in the name the published rule does not give what SAT issued: see `canDeriveHomoclave`.
 * @param incorporationDate ISO date.
 */
export function deriveLegalRfc(denomination: string, incorporationDate: string): string {
  return complete(rfcLegalLetters(denomination), incorporationDate, denomination);
}

/** Whether the published rule agrees with SAT's own test taxpayers for such a name. */
export function canDeriveHomoclave(name: string): boolean {
  return !name.includes('&');
}

function complete(letters: string, date: string, fullName: string): string {
  const rest = letters + date.slice(2).replaceAll('-', '') + rfcHomoclave(fullName);
  return rest + rfcCheckDigit(rest);
}

/** Neither 0 nor O, which look alike. */
const HOMOCLAVE_CHARACTERS = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** The two characters that the whole name gives, particles included. */
export function rfcHomoclave(fullName: string): string {
  const digits = `0${[...homoclaveText(fullName)].map(homoclaveValue).join('')}`;
  let sum = 0;
  for (let place = 0; place + 1 < digits.length; place++) sum += Number(digits.slice(place, place + 2)) * Number(digits[place + 1]);
  const remainder = sum % 1000;
  return HOMOCLAVE_CHARACTERS.charAt(Math.floor(remainder / 34)) + HOMOCLAVE_CHARACTERS.charAt(remainder % 34);
}

function homoclaveText(text: string): string {
  return withoutMarks(text, 'Ñ')
    .toUpperCase()
    .replace(/[.,'’-]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Two digits per character: the letters stand in three rows of nine, as on a punched card, with Ñ after them. */
function homoclaveValue(character: string): string {
  if (/\d/.test(character)) return `0${character}`;
  if (character === '&') return '10';
  if (character === 'Ñ') return '40';
  const place = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character);
  if (place < 0) return '00';
  if (place < 9) return String(11 + place);
  return String(place < 18 ? 12 + place : 14 + place);
}
