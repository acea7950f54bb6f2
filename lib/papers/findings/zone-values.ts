import { editDistance } from '#mexico/edit-distance.ts';
import { zoneLetters } from '#mexico/letters.ts';
import { cellsOf, textOf } from '../layout/rows.ts';
import type { Zone } from '../layout/zone.ts';
import { confirmedBy, corroborate, fieldIn, MIN_CERTAIN_CONFIDENCE, type PaperField, sourceOf } from './findings.ts';
import type { LabelReader } from './label-reader.ts';

/** Makes a field of a value in the machine-readable zone; null if empty. `isCheckRight`: whether its check digit, if any, matches. */
export function zoneField(zone: Zone | null, value: string | null | undefined, isCheckRight?: boolean): PaperField | null {
  if (zone === null || !value) return null;
  const { confidence, ...place } = sourceOf(zone.page, zone.words);
  const field: PaperField = {
    value,
    source: { ...place, origin: 'mrz', confidence: isCheckRight === false ? Math.min(confidence, WRONG_CHECK) : confidence },
  };
  return isCheckRight === true ? corroborate(field, ONE_WRONG_IN) : field;
}

/** One wrong value in this many has a matching check digit. */
const ONE_WRONG_IN = 10;
/** Maximum confidence of a value whose check digit does not match. */
const WRONG_CHECK = 0.5;

/** Minimum number of letters of a name that is sought in print. */
const SHORTEST_NAME = 3;

/** Minimum number of letters of a zone's name that counts as the cut beginning of a longer printed name. */
const MIN_CUT = 13;
/** True for a text with accents, which symbols have and zones lack. */
const hasMarks = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

/** Maximum number of letters in which print may differ from a zone or symbol. */
const MAX_APART = 2;
/** One wrong name in this many would agree with the zone: few, because a zone cannot confirm accents. */
const SAME_LETTERS = 3;
/** Letters that may have an accent or tilde: if they were misread, their marks are unknown. */
const MAY_HAVE_MARKS = 'AEIOUN';
/** Probability that a name with the zone's letters and the print's accents is right. */
const WITH_LETTERS = 0.9;

/** Combines a printed name with that in a zone (which may cut it) or symbol, with up to two letters corrected; null if they differ more. */
export function combineWithZone(print: PaperField | null, zone: PaperField | null): PaperField | null {
  if (!print || !zone) return print ?? (zone && alone(zone));
  if (zone.source.origin === 'qr' && print.value === zone.value) return confirmedBy(print, zone);
  const [one, other] = [zoneLetters(print.value), zoneLetters(zone.value)];
  if (one === other || (one.startsWith(other) && other.length >= MIN_CUT)) {
    return hasMarks(zone.value) && print.source.confidence < MIN_CERTAIN_CONFIDENCE ? zone : corroborate(print, SAME_LETTERS);
  }
  if (zone.source.origin === 'qr') return ofPrintAndSymbol(print, zone);
  const spelling = print.source.confidence < MIN_CERTAIN_CONFIDENCE ? withLettersOf(print.value, zone.value) : null;
  // A zone's names have no check digit: if the print differs, either may be wrong.
  return spelling === null ? null : { value: spelling, source: { ...print.source, confidence: WITH_LETTERS } };
}

/** Combines differing names of print and symbol: a surely read print has priority, because people do not read symbols. */
function ofPrintAndSymbol(print: PaperField, symbol: PaperField): PaperField | null {
  const [one, other] = [zoneLetters(print.value), zoneLetters(symbol.value)];
  if (isPartOf(one, other)) return alone(symbol);
  if (print.source.confidence >= MIN_CERTAIN_CONFIDENCE) return print;
  if (hasMarks(symbol.value)) return Number.isFinite(editDistance(one, other, MAX_APART)) ? symbol : null;
  const spelling = withLettersOf(print.value, symbol.value);
  return spelling === null ? null : { value: spelling, source: { ...print.source, confidence: WITH_LETTERS } };
}

/** True if all words of a name, read in part, are in the whole name. */
function isPartOf(part: string, whole: string): boolean {
  const words = new Set(whole.split(' '));
  return part.split(' ').every((word) => words.has(word));
}

/** Marks a value of a zone or symbol that no print confirms as without marks, unless it has some. */
const alone = (zone: PaperField): PaperField => ({ ...zone, isWithoutMarks: !hasMarks(zone.value) });

/** Returns the printed text with the zone's letters, one for one; null if more than `MAX_APART` differ. */
function withLettersOf(print: string, zone: string): string | null {
  const [letters, others] = [[...print.toUpperCase()], [...zoneLetters(zone)]];
  if (letters.length !== others.length) return null;
  let apart = 0;
  const signs = letters.map((letter, at) => {
    if ((zoneLetters(letter) || ' ') === others[at]) return print.charAt(at);
    if (MAY_HAVE_MARKS.includes(others[at]!)) apart = Number.POSITIVE_INFINITY;
    apart++;
    return others[at]!;
  });
  return apart <= MAX_APART ? signs.join('') : null;
}

/** Finds the print of the zone's names anywhere, with the accents that a zone lacks; null if there is none. */
export function findPrintOf<Name extends string>(reader: LabelReader<Name>, zone: PaperField | null): PaperField | null {
  const letters = zone && zoneLetters(zone.value);
  if (!letters || letters.length < SHORTEST_NAME) return null;
  for (const row of reader.rows) {
    const cell = cellsOf(row.words).find((words) => zoneLetters(textOf(words)) === letters);
    if (cell) return corroborate(fieldIn(row.page, cell, textOf(cell)), SAME_LETTERS);
  }
  return null;
}
