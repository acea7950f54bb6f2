import { nameFitsCurp, type WrittenName } from '#mexico/curp-letters.ts';
import { trimSigns } from './trim.ts';

const PARTICLES = new Set('DA DAS DE DEL DER DI EL LA LAS LOS MAC MC SAN SANTA VAN VON Y'.split(' '));
/** Maximum length of a name. */
const MAX_CHARACTERS = 120;
const NAME = /^\p{L}[\p{L}\p{M} .'’/-]*$/u;

/** Returns a text that may be a name, without punctuation around it; null if it has digits or no letters. */
export function nameIn(text: string): string | null {
  const name = trimSigns(text.slice(0, 2 * MAX_CHARACTERS), ':.,*|-');
  return name.length >= 2 && name.length <= MAX_CHARACTERS && NAME.test(name) ? name : null;
}

/** Splits a name into parts; particles belong to the next word: `DE LA CRUZ` is one part. */
export function partsOfName(text: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const word of text.split(' ').filter(Boolean)) {
    open = open ? `${open} ${word}` : word;
    if (PARTICLES.has(word.toUpperCase())) continue;
    parts.push(open);
    open = '';
  }
  return open ? [...parts, open] : parts;
}

/** Returns every way to split a name printed in one line, given names first or surnames first. */
function waysToSplit(parts: readonly string[], givenFirst: boolean): WrittenName[] {
  const ways: WrittenName[] = [];
  for (let count = 1; count < parts.length; count++) {
    const name = (givenFirst ? parts.slice(0, count) : parts.slice(-count)).join(' ');
    const surnames = givenFirst ? parts.slice(count) : parts.slice(0, -count);
    for (let first = 1; first <= surnames.length; first++) {
      ways.push({ name, first: surnames.slice(0, first).join(' '), second: surnames.slice(first).join(' ') });
    }
  }
  return ways;
}

/** Maximum number of parts of a name that is split. */
const MAX_PARTS = 8;

/** Splits a name by the CURP's letters. If several ways match, prefers one part for each surname; null if none matches. */
export function partByCurp(text: string, curp: string | null): WrittenName | null {
  const parts = partsOfName(text);
  if (curp === null || parts.length > MAX_PARTS) return null;
  const ways = [true, false].flatMap((givenFirst) => waysToSplit(parts, givenFirst)).filter((way) => nameFitsCurp(way, curp));
  const words = ({ first, second }: WrittenName) => partsOfName(first).length + partsOfName(second).length;
  return ways.sort((one, other) => Math.abs(words(one) - 2) - Math.abs(words(other) - 2))[0] ?? null;
}

/** Splits surnames by the CURP, or without a CURP if they have at most two parts; else null. */
export function partSurnames(text: string, name: string, curp: string | null): { first: string; second: string } | null {
  const parts = partsOfName(text);
  const ways = parts.map((_, at) => ({ first: parts.slice(0, at + 1).join(' '), second: parts.slice(at + 1).join(' ') }));
  const fitting = curp === null ? [] : ways.filter((way) => nameFitsCurp({ name, ...way }, curp));
  if (fitting.length > 0) return fitting[0]!;
  return curp === null && parts.length <= 2 ? { first: parts[0] ?? '', second: parts[1] ?? '' } : null;
}
