import { editDistance } from '#mexico/edit-distance.ts';
import { withoutMarks } from '#mexico/letters.ts';
import { cellsOf, textOf } from '../layout/rows.ts';
import type { Zone } from '../layout/zone.ts';
import { corroborate, fieldIn, type PaperField, PRINTED_SO, sourceOf, withSecond } from './findings.ts';
import type { LabelReader } from './label-reader.ts';

/** A value of the zone; null for an empty one. `holds`: whether its check digit fits, where it has one. */
export function ofZone(zone: Zone | null, value: string | null | undefined, holds?: boolean): PaperField | null {
  if (zone === null || !value) return null;
  const { confidence, ...place } = sourceOf(zone.page, zone.words);
  const field: PaperField = {
    value,
    source: { ...place, origin: 'mrz', confidence: holds === false ? Math.min(confidence, NOT_HELD) : confidence },
  };
  return holds === true ? corroborate(field, ONE_IN) : field;
}

/** A digit that fits is wrong once in ten times; one that does not leaves little, however surely it was read. */
const ONE_IN = 10;
const NOT_HELD = 0.5;

/** Letters as a zone has them: no accents, Ñ as N, one blank for every mark. */
export const fold = (text: string) =>
  withoutMarks(text)
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

const SHORTEST_NAME = 3;

/** Symbols have accents, zones have none. */
const hasMarks = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

/** Letters that a print may have otherwise than a zone. */
const MOST_APART = 2;
/** A zone has no accents: what it says as well may still lack one, or have one too many. */
const SAME_LETTERS = 3;
/** Letters that may have an accent or a tilde: where one was read as another letter, nobody knows. */
const MAY_HAVE_MARKS = 'AEIOUN';
/** Probability of a name with the letters of the zone and the accents of the print. */
const WITH_LETTERS = 0.9;

/** Returns the print where the zone or symbol agrees as far as it goes, corrected by one or two of its letters; else null. */
export function sameAsZone(print: PaperField | null, zone: PaperField | null): PaperField | null {
  if (!print || !zone) return print ?? (zone && alone(zone));
  if (zone.source.origin === 'qr' && print.value === zone.value) return withSecond(print, zone);
  const [one, other] = [fold(print.value), fold(zone.value)];
  if (one === other || (one.startsWith(other) && other.length > 12)) {
    return hasMarks(zone.value) && print.source.confidence < PRINTED_SO ? zone : corroborate(print, SAME_LETTERS);
  }
  if (zone.source.origin === 'qr') return ofPrintAndSymbol(print, zone);
  const spelling = print.source.confidence < PRINTED_SO ? withLettersOf(print.value, zone.value) : null;
  // A zone's names have no check digit: where the print is another, nobody knows which is the person's.
  return spelling === null ? null : { value: spelling, source: { ...print.source, confidence: WITH_LETTERS } };
}

/** Nobody who looks at the paper reads a symbol: a print that surely says another name stands before it. */
function ofPrintAndSymbol(print: PaperField, symbol: PaperField): PaperField | null {
  const [one, other] = [fold(print.value), fold(symbol.value)];
  if (isPartOf(one, other)) return alone(symbol);
  if (print.source.confidence >= PRINTED_SO) return print;
  if (hasMarks(symbol.value)) return Number.isFinite(editDistance(one, other, MOST_APART)) ? symbol : null;
  const spelling = withLettersOf(print.value, symbol.value);
  return spelling === null ? null : { value: spelling, source: { ...print.source, confidence: WITH_LETTERS } };
}

/** A name of which a part was not found has only words of the whole. */
function isPartOf(part: string, whole: string): boolean {
  const words = new Set(whole.split(' '));
  return part.split(' ').every((word) => words.has(word));
}

/** Marks a value of a zone or symbol that no print confirms. */
const alone = (zone: PaperField): PaperField => ({ ...zone, isWithoutMarks: !hasMarks(zone.value) });

/** The printed text with the zone's letters, one for one; null where more than a few differ. */
function withLettersOf(print: string, zone: string): string | null {
  const [letters, others] = [[...print.toUpperCase()], [...fold(zone)]];
  if (letters.length !== others.length) return null;
  let apart = 0;
  const signs = letters.map((letter, at) => {
    if ((fold(letter) || ' ') === others[at]) return print.charAt(at);
    if (MAY_HAVE_MARKS.includes(others[at]!)) apart = Number.POSITIVE_INFINITY;
    apart++;
    return others[at]!;
  });
  return apart <= MOST_APART ? signs.join('') : null;
}

/** Finds the print of the zone's names anywhere, with the accents that a zone lacks. */
export function printOf<Name extends string>(reader: LabelReader<Name>, zone: PaperField | null): PaperField | null {
  const letters = zone && fold(zone.value);
  if (!letters || letters.length < SHORTEST_NAME) return null;
  for (const row of reader.rows) {
    const cell = cellsOf(row.words).find((words) => fold(textOf(words)) === letters);
    if (cell) return corroborate(fieldIn(row.page, cell, textOf(cell)), SAME_LETTERS);
  }
  return null;
}
