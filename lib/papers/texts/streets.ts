import { withoutMarks } from '#mexico/letters.ts';
import { asFigures } from './look-alikes.ts';
import { trimSigns } from './trim.ts';

export interface StreetLine {
  street: string | null;
  ext_num: string | null;
  int_num: string | null;
}

const LONGEST = 200;
const INNER = new Set(['INT', 'INTERIOR', 'DEPTO', 'DEPT', 'DEP', 'DPTO', 'DEPARTAMENTO', 'DESPACHO', 'LOCAL', 'PISO']);
/** The same right behind the number of the house, where they are a part of what is printed: elsewhere streets have such names. */
const UNITS = new Set(['TORRE', 'EDIF', 'EDIFICIO', 'CASA', 'VIVIENDA', 'PB']);
/** Says nothing but that it is inside: before a `DEPTO` it is no part of what is printed there. */
const INSIDE = new Set(['INT', 'INTERIOR']);
const OUTER = new Set(['NO', 'NUM', 'NUMERO', 'EXT', 'EXTERIOR']);
/** Kinds of streets that have figures for names: one alone is none. */
const KINDS = new Set(['C', 'CALLE', 'AV', 'AVE', 'AVENIDA']);
const BLOCKS = new Set(['SM', 'SMZ', 'MZ', 'MZA', 'MANZANA', 'LT', 'LTE', 'LOTE', 'KM']);
const NUMBER = /^#?\d{1,6}(?:-?[A-Z\d]{1,4})?$/;

const plain = (word: string) => withoutMarks(trimSigns(word, '.,:#')).toUpperCase();

/** A letter that stands before a figure of a number, where no number has one. Behind the last figure it may be a letter. */
const IN_NUMBER = /(?<![\p{L}\d])(?:l(?=\d)|\d+[OIl](?=\d))[\dOIl]*(?=\d)/gu;
/** `l0` is `10`, `1O5` is `105`. */
export const withFigures = (text: string) => text.replace(IN_NUMBER, asFigures);

/** `150 GINT 38` with the blank that a reader of pictures did not see. */
export const withBlanks = (text: string) => text.replace(/(?<=\d|\d [A-Z])(?=(?:INT|INTERIOR|DEPTO|LOTE|LT|MZ)\b)/g, ' ');

/** `AV JUÁREZ 1520 INT 4` in its parts. A street without a number is a street. */
export function streetIn(text: string): StreetLine {
  const words = withoutCorner(withFigures(withBlanks(text.slice(0, LONGEST))))
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
  while (words.length > 1 && (OUTER.has(plain(words.at(-1)!)) || words.at(-1) === '#')) words.pop();
}

/** Streets between which it is, or at whose corner: `CALLE 60 257 X 21 Y 23`, `REFORMA 12 ENTRE HIDALGO Y JUÁREZ`. */
const CORNER = /[ ,(](?:(?:ENTRE|ESQ\.?|ESQUINA) |E\/|X (?=\d))/i;

function withoutCorner(text: string): string {
  const at = text.search(CORNER);
  return at > 0 && /\d|S\/N/i.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

/** Reads a street with numbers behind commas, `REFORMA, 34, DEPTO 5, CENTRO`, and the rest. Five digits alone are a postal code. */
export function streetBefore(text: string): { line: StreetLine; rest: string[] } {
  const [head = '', ...rest] = text.slice(0, LONGEST).split(',');
  let [street, line] = [head, streetIn(head)];
  for (let next = rest[0]; next !== undefined && isOfHouse(next, line); next = rest[0]) {
    street += `, ${rest.shift()!}`;
    line = streetIn(street);
  }
  return { line, rest };
}

/** True for a house or inside number that the line lacks. */
export function isOfHouse(text: string, line: StreetLine): boolean {
  const before = line.ext_num === null ? 'X' : 'X 1';
  const parts = streetIn(`${before} ${text}`);
  if (parts.street !== 'X' || line.int_num !== null || /^\s*\d{5}\s*$/.test(text)) return false;
  return parts.int_num !== null || (line.ext_num === null && parts.ext_num !== null);
}

/** Takes the words from this one on; answers them without what only names them. */
function takeFrom(words: string[], at: number): string | null {
  if (at < 1) return null;
  const [first = '', ...rest] = words.splice(at);
  const isNamed = INNER.has(plain(first)) && (INSIDE.has(plain(first)) || !rest.some((word) => INNER.has(plain(word))));
  const valueWords = isNamed ? rest.filter((word) => !OUTER.has(plain(word))) : [first, ...rest];
  return trimSigns(valueWords.join(' '), '#.,:') || null;
}

/** Finds where the inside number begins: the first of its words behind a digit, `INT DEPTO 402`, else the last one. */
function innerAt(words: readonly string[]): number {
  const isInner = (word: string, at: number) => at > 0 && INNER.has(plain(word));
  const isUnit = (word: string, at: number) => at > 1 && UNITS.has(plain(word));
  const behindNumber = words.findIndex((word, at) => (isInner(word, at) || isUnit(word, at)) && /\d|^S\/?N,?$/i.test(words[at - 1]!));
  return behindNumber > 0 ? behindNumber : words.findLastIndex(isInner);
}

/** Finds the house number: digits with a letter, block and plot, or `S/N`. */
function numberAt(words: readonly string[]): number {
  const block = words.findIndex((word, at) => at > 0 && BLOCKS.has(plain(word)) && /\d|^[A-Z],?$/.test(words[at + 1] ?? ''));
  if (block >= 0) return block;
  const last = words.length - 1;
  if (last === 1 && KINDS.has(plain(words[0]!))) return -1;
  const isNumber = (at: number) => NUMBER.test(trimSigns(words[at] ?? '', '.,:').toUpperCase());
  if (isNumber(last) || ['S/N', 'SN'].includes(plain(words[last] ?? ''))) return last;
  return /^(?:[A-Z]|BIS)$/.test(words[last] ?? '') && isNumber(last - 1) ? last - 1 : -1;
}
