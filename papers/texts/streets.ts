import { trimSigns } from './trim.ts';

export interface StreetLine {
  street: string | null;
  ext_num: string | null;
  int_num: string | null;
}

const LONGEST = 200;
const INNER = new Set(['INT', 'INTERIOR', 'DEPTO', 'DEPT', 'DPTO', 'DEPARTAMENTO', 'LOCAL', 'PISO']);
const OUTER = new Set(['NO', 'NUM', 'NUMERO', 'EXT', 'EXTERIOR']);
const BLOCKS = new Set(['MZ', 'MZA', 'MANZANA', 'KM']);
const NUMBER = /^#?\d{1,6}(?:-?[A-Z\d]{1,4})?$/;

const plain = (word: string) => trimSigns(word, '.,:#').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** `150 GINT 38` with the blank that a reader of pictures did not see. */
export const withBlanks = (text: string) => text.replace(/(?<=\d|\d [A-Z])(?=(?:INT|INTERIOR|DEPTO|LOTE|LT|MZ)\b)/g, ' ');

/** `AV JUÁREZ 1520 INT 4` in its parts. A street without a number is a street. */
export function streetIn(text: string): StreetLine {
  const words = withBlanks(text.slice(0, LONGEST))
    .split(' ')
    .filter((word) => word !== '');
  const inner = takeFrom(
    words,
    words.findLastIndex((word, at) => at > 0 && INNER.has(plain(word))),
  );
  const outer = takeFrom(words, numberAt(words));
  while (words.length > 1 && (OUTER.has(plain(words.at(-1)!)) || words.at(-1) === '#')) words.pop();
  return { street: trimSigns(words.join(' '), ',:.') || null, ext_num: outer, int_num: inner };
}

/** Takes the words from this one on; answers them without what only names them. */
function takeFrom(words: string[], at: number): string | null {
  if (at < 1) return null;
  const [first = '', ...rest] = words.splice(at);
  const named = INNER.has(plain(first)) ? rest.filter((word) => !OUTER.has(plain(word))) : [first, ...rest];
  return trimSigns(named.join(' '), '#.,:') || null;
}

/** Where the number of the house begins: figures with a letter behind them, block and plot, or `S/N`. */
function numberAt(words: readonly string[]): number {
  const block = words.findLastIndex((word, at) => at > 0 && BLOCKS.has(plain(word)) && /\d/.test(words[at + 1] ?? ''));
  if (block >= 0) return block;
  const last = words.length - 1;
  const isNumber = (at: number) => NUMBER.test(trimSigns(words[at] ?? '', '.,:').toUpperCase());
  if (isNumber(last) || ['S/N', 'SN'].includes(plain(words[last] ?? ''))) return last;
  return /^[A-Z]$/.test(words[last] ?? '') && isNumber(last - 1) ? last - 1 : -1;
}
