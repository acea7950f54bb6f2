import { plainCapitals } from '#mexico/letters.ts';
import { asFigures } from './look-alikes.ts';
import { trimSigns } from './trim.ts';

export interface StreetLine {
  street: string | null;
  ext_num: string | null;
  int_num: string | null;
}

/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 200;
/** Words before an inner number. */
const INNER_WORDS = new Set(['INT', 'INTERIOR', 'DEPTO', 'DEPT', 'DEP', 'DPTO', 'DEPARTAMENTO', 'DESPACHO', 'LOCAL', 'PISO']);
/** Words of an inner number only if they follow the house number, and part of it: elsewhere they are names of streets. */
const UNITS = new Set(['TORRE', 'EDIF', 'EDIFICIO', 'CASA', 'VIVIENDA', 'PB']);
/** Words for “inner” that do not belong to the number, also before a `DEPTO`. */
const INTERIOR_WORDS = new Set(['INT', 'INTERIOR']);
/** Words before a house number. */
const HOUSE_NUMBER_WORDS = new Set(['NO', 'NUM', 'NUMERO', 'EXT', 'EXTERIOR']);
/** Kinds of streets with numbers as names: a single number after them is the name, not a house number. */
const KINDS = new Set(['C', 'CALLE', 'AV', 'AVE', 'AVENIDA']);
/** Words before the number of a block of houses, a plot or a kilometre, which stand for a house number. */
const BLOCKS = new Set(['SM', 'SMZ', 'MZ', 'MZA', 'MANZANA', 'LT', 'LTE', 'LOTE', 'KM']);
const NUMBER = /^#?\d{1,6}(?:-?[A-Z\d]{1,4})?$/;

const plain = (word: string) => plainCapitals(trimSigns(word, '.,:#'));

/** Matches a number that begins with digits of which one was misread as a letter. */
const MISREAD = /^(?:l|\d+[OIl])\d/;
/** Corrects misread digits: `l0` to `10`, `1O5` to `105`. After the last digit a letter may be right. */
export const withFigures = (text: string) =>
  text.replace(/[\dOIl]+/g, (number, at: number) => {
    if (!MISREAD.test(number) || /\p{L}/u.test(text[at - 1] ?? '')) return number;
    const last = [...number].findLastIndex((sign) => /\d/.test(sign));
    return asFigures(number.slice(0, last)) + number.slice(last);
  });

/** Inserts a space that OCR missed: `150 GINT 38` becomes `150 G INT 38`. */
export const withBlanks = (text: string) => text.replace(/(?<=\d|\d [A-Z])(?=(?:INT|INTERIOR|DEPTO|LOTE|LT|MZ)\b)/g, ' ');

/** Splits `AV JUÁREZ 1520 INT 4` into street, house number and inner number; missing numbers are null. */
export function streetIn(text: string): StreetLine {
  const words = withoutCorner(withFigures(withBlanks(text.slice(0, MAX_CHARACTERS))))
    .replaceAll(' ,', ',')
    .replace(/\bN[°º]\.?/gi, 'NO ')
    .replace(/\b(NO|NUM|NÚM|EXT|INT|DEPTO|DPTO|MZ|LT)\.?(?=\d)/gi, '$& ')
    .split(' ')
    .filter((word) => word !== '');
  const inner = takeFrom(words, innerAt(words));
  dropOuter(words);
  const outer = takeFrom(words, numberAt(words));
  dropOuter(words);
  return { street: trimSigns(words.join(' '), ',:.') || null, ext_num: outer, int_num: inner };
}

/** Drops words that only announce a number. */
function dropOuter(words: string[]): void {
  while (words.length > 1 && (HOUSE_NUMBER_WORDS.has(plain(words.at(-1)!)) || words.at(-1) === '#')) words.pop();
}

/** Matches the start of cross streets or a corner: `CALLE 60 257 X 21 Y 23`, `REFORMA 12 ENTRE HIDALGO Y JUÁREZ`. */
const CORNER = /[ ,(](?:(?:ENTRE|ESQ\.?|ESQUINA) |E\/|X (?=\d))/i;

function withoutCorner(text: string): string {
  const at = text.search(CORNER);
  return at > 0 && /\d|S\/N/i.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

/** Reads a street with numbers after commas, `REFORMA, 34, DEPTO 5, CENTRO`; `rest` is the text after them. */
export function streetBefore(text: string): { line: StreetLine; rest: string[] } {
  const [head = '', ...rest] = text.slice(0, MAX_CHARACTERS).split(',');
  let [street, line] = [head, streetIn(head)];
  for (let next = rest[0]; next !== undefined && isOfHouse(next, line); next = rest[0]) {
    street += `, ${rest.shift()!}`;
    line = streetIn(street);
  }
  return { line, rest };
}

/** True for a house or inner number that the line lacks; five digits are a postal code. */
export function isOfHouse(text: string, line: StreetLine): boolean {
  const before = line.ext_num === null ? 'X' : 'X 1';
  const parts = streetIn(`${before} ${text}`);
  if (parts.street !== 'X' || line.int_num !== null || /^\s*\d{5}\s*$/.test(text)) return false;
  return parts.int_num !== null || (line.ext_num === null && parts.ext_num !== null);
}

/** Removes the words from index `at` on, and returns them without words such as `INT`; null if nothing is left. */
function takeFrom(words: string[], at: number): string | null {
  if (at < 1) return null;
  const [first = '', ...rest] = words.splice(at);
  const isNamed = INNER_WORDS.has(plain(first)) && (INTERIOR_WORDS.has(plain(first)) || !rest.some((word) => INNER_WORDS.has(plain(word))));
  const valueWords = isNamed ? rest.filter((word) => !HOUSE_NUMBER_WORDS.has(plain(word))) : [first, ...rest];
  return trimSigns(valueWords.join(' '), '#.,:') || null;
}

/** Returns the index where the inner number begins: its first word after a digit, `INT DEPTO 402`, else its last; -1 if none. */
function innerAt(words: readonly string[]): number {
  const isInner = (word: string, at: number) => at > 0 && INNER_WORDS.has(plain(word));
  const isUnit = (word: string, at: number) => at > 1 && UNITS.has(plain(word));
  const behindNumber = words.findIndex((word, at) => (isInner(word, at) || isUnit(word, at)) && /\d|^S\/?N,?$/i.test(words[at - 1]!));
  return behindNumber > 0 ? behindNumber : words.findLastIndex(isInner);
}

/** Returns the index of the house number: digits with a letter, block and plot, or `S/N`; -1 if there is none. */
function numberAt(words: readonly string[]): number {
  const block = words.findIndex((word, at) => at > 0 && BLOCKS.has(plain(word)) && /\d|^[A-Z],?$/.test(words[at + 1] ?? ''));
  if (block >= 0) return block;
  const last = words.length - 1;
  if (last === 1 && KINDS.has(plain(words[0]!))) return -1;
  const isNumber = (at: number) => NUMBER.test(trimSigns(words[at] ?? '', '.,:').toUpperCase());
  if (isNumber(last) || ['S/N', 'SN'].includes(plain(words[last] ?? ''))) return last;
  return /^(?:[A-Z]|BIS)$/.test(words[last] ?? '') && isNumber(last - 1) ? last - 1 : -1;
}
