import { around, type Page, type Word } from '../layout/page.ts';
import { hasAccent, lacksAccent, lacksMark } from '../texts/accents.ts';
import { isInPieces } from '../texts/pieces.ts';

/** Where a value comes from: a symbol, a machine-readable zone, the text of a PDF, or print in a picture. */
export const origins = ['qr', 'mrz', 'text', 'ocr'] as const;

export interface FieldSource {
  origin: (typeof origins)[number];
  /** 0 to 1. */
  confidence: number;
  /** From 1. */
  page: number | null;
  /** Left, top, right, bottom as shares of the upright page, 0 to 1. */
  box: number[] | null;
}

/** A value and where it was read. */
export interface Found<Value = string> {
  value: Value;
  source: FieldSource;
  /** It stands for what is printed with marks that its letters have not. */
  isWithoutMarks?: boolean;
}

/** What was read of a document, as an answer has it. */
export interface Parsed<Data> {
  data: Data;
  /** By path in `data`. */
  sources: Readonly<Record<string, FieldSource>>;
  /** Members of the answer beside `data`. */
  beside?: Readonly<Record<string, string>>;
}

const LONGEST_WORD = 60;

const share = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;

export function sourceOf(page: Page, words: readonly Word[]): FieldSource {
  const { left, top, right, bottom } = around(words.map(({ box }) => box));
  return {
    origin: page.origin,
    confidence: Math.min(...words.map(({ sure }) => sure)),
    page: page.number,
    box: [share(left, page.width), share(top, page.height), share(right, page.width), share(bottom, page.height)],
  };
}

/** A value that words of a line say, and which of them. */
export function foundIn<Value>(page: Page, words: readonly Word[], value: Value): Found<Value> {
  return { value, source: sourceOf(page, typeof value === 'string' ? wordsSaying(value, words) : words) };
}

/** The fewest neighbours that say this text; all words where it is put together otherwise. */
function wordsSaying(text: string, words: readonly Word[]): readonly Word[] {
  for (let first = words.length - 1; first >= 0; first--) {
    for (let end = first + 1, line = ''; end <= words.length; end++) {
      line += `${end > first + 1 ? ' ' : ''}${words[end - 1]!.text}`;
      if (line.includes(text)) return words.slice(first, end);
      if (line.length > 3 * text.length + LONGEST_WORD) break;
    }
  }
  return words;
}

/** Of what a symbol or a machine-readable zone says. */
export const sourceBy = (origin: (typeof origins)[number], page: number | null = null): FieldSource => ({
  ...{ origin, confidence: 1, page },
  box: null,
});

export const foundBy = <Value>(origin: (typeof origins)[number], value: Value | null): Found<Value> | null =>
  value === null ? null : { value, source: sourceBy(origin) };

export const mapFound = <From, To>(found: Found<From> | null, to: (value: From) => To | null): Found<To> | null => {
  const value = found && to(found.value);
  return found && value !== null ? { ...found, value } : null;
};

/** One value of several that were found, as sure as the least sure of them. */
export function together<Value>(value: Value, founds: readonly Found<unknown>[]): Found<Value> {
  const least = founds.reduce((one, other) => (other.source.confidence < one.source.confidence ? other : one));
  return { value, source: least.source };
}

/** So surely read, a value is what is printed, whatever else says. */
export const PRINTED_SO = 0.99;

/** How rarely a value that was read wrongly is read so at a second place. */
const TWICE = 100;

/** The value where something else says the same, which a wrong one does once in so many times: by the rule of Bayes. */
export function corroborate<Value>(found: Found<Value>, oneIn: number): Found<Value> {
  const { confidence } = found.source;
  const right = confidence * oneIn;
  return { ...found, source: { ...found.source, confidence: confidence === 0 ? 0 : right / (right + 1 - confidence) } };
}

/** The value where a second place says the same. The less sure that one is, the less it adds. */
export const withSecond = <Value>(found: Found<Value>, second: Found<unknown>): Found<Value> =>
  corroborate(found, Math.max(1, TWICE * second.source.confidence));

/** Of two places that say different things one is wrong. Less clear than this nobody knows which. */
const CLEARLY = 0.9;

/** The value where a second place says another, by the rule of Bayes; null where it is not clearly that one which is wrong. */
export function againstSecond<Value>(found: Found<Value>, second: Found<unknown>): Found<Value> | null {
  const [one, other] = [found.source.confidence, second.source.confidence];
  const right = one * (1 - other);
  const confidence = right / (right + other * (1 - one));
  return confidence >= CLEARLY ? { ...found, source: { ...found.source, confidence } } : null;
}

/** Wrong is worse than missing: what is less probable is left out. */
export const SURE_ENOUGH = 0.65;

/** A reader that is less sure may have missed an accent, or another mark. */
const SEES_ACCENTS = 0.95;
const mayLack = ({ value, source, isWithoutMarks }: Found<unknown>, lacks: (text: string) => boolean) =>
  (isWithoutMarks || (source.origin !== 'mrz' && source.confidence < SEES_ACCENTS)) && typeof value === 'string' && lacks(value);

/**
 * What a reader of print makes of a label, or of a line that goes on, is no value. `1O`: behind a figure a house may have a letter, and nobody
 * knows whether this one is a figure too. `So!` is `Sol`, or `Sot`.
 */
const NO_VALUE = /!|[:,]$|\d[OIl](?=[\s,]|$)/;
/** Nor are letters that stand apart. */
const isNoValue = ({ value, source }: Found<unknown>) =>
  source.origin === 'ocr' && typeof value === 'string' && (NO_VALUE.test(value) || isInPieces(value));

/** Whether a paper sets no accents: a value that was read surely lacks one, and no value has one. */
export const setsNoAccents = (values: readonly (Found | null)[]): boolean =>
  values.some((found) => found !== null && !found.isWithoutMarks && found.source.confidence >= SEES_ACCENTS && lacksAccent(found.value)) &&
  !values.some((found) => found !== null && hasAccent(found.value));

export const isSure = (found: Found<unknown> | null) => found !== null && found.source.confidence >= SURE_ENOUGH;

/** What may tell of something else; null where it is not sure itself, or may lack an Ñ, which codes have an X for. */
export const sureValue = <Value>(found: Found<Value> | null): Value | null =>
  found && isSure(found) && !mayLack(found, lacksMark) ? found.value : null;

/** Gathers the sources of an answer while its members are put together. */
export class Findings {
  readonly sources: Record<string, FieldSource> = {};
  /** Where a paper sets none, and where every accent is seen, no name lacks one. */
  mayMissAccents = true;

  /** The value where it is sure enough, or null; its source is remembered under this path. */
  take<Value>(path: string, found: Found<Value> | null): Value | null {
    if (found === null || !isSure(found) || isNoValue(found)) return null;
    if (mayLack(found, lacksMark) || (this.mayMissAccents && mayLack(found, lacksAccent))) return null;
    this.sources[path] = found.source;
    return found.value;
  }
}
