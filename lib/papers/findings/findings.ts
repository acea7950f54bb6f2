import { around, type PaperPage, type Word } from '../layout/page.ts';
import { hasAccent, lacksAccent, lacksMark } from '../texts/accents.ts';
import { isInPieces } from '../texts/pieces.ts';

/** Source of a value: a symbol, a machine-readable zone, the text of a PDF, or print in a picture. */
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
export interface PaperField<Value = string> {
  value: Value;
  source: FieldSource;
  /** The print has accents or other marks that this value lacks. */
  isWithoutMarks?: boolean;
}

/** Data and sources that a parser returns. */
export interface ParsedPaper<Data> {
  data: Data;
  /** Sources by path in `data`. */
  sources: Readonly<Record<string, FieldSource>>;
  /** Members of the answer beside `data`. */
  beside?: Readonly<Record<string, string>>;
}

const LONGEST_WORD = 60;

const share = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;

export function sourceOf(page: PaperPage, words: readonly Word[]): FieldSource {
  const { left, top, right, bottom } = around(words.map(({ box }) => box));
  return {
    origin: page.origin,
    confidence: Math.min(...words.map(({ sure }) => sure)),
    page: page.number,
    box: [share(left, page.width), share(top, page.height), share(right, page.width), share(bottom, page.height)],
  };
}

/** A value that words of a line say, and which of them. */
export function fieldIn<Value>(page: PaperPage, words: readonly Word[], value: Value): PaperField<Value> {
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

/** Makes the source of a value in a symbol or a machine-readable zone. */
export const sourceBy = (origin: (typeof origins)[number], page: number | null = null): FieldSource => ({
  ...{ origin, confidence: 1, page },
  box: null,
});

export const fieldFrom = <Value>(origin: (typeof origins)[number], value: Value | null): PaperField<Value> | null =>
  value === null ? null : { value, source: sourceBy(origin) };

export const mapField = <From, To>(field: PaperField<From> | null, to: (value: From) => To | null): PaperField<To> | null => {
  const value = field && to(field.value);
  return field && value !== null ? { ...field, value } : null;
};

/** Joins several values into one, with the lowest confidence among them. */
export function together<Value>(value: Value, fields: readonly PaperField<unknown>[]): PaperField<Value> {
  const least = fields.reduce((one, other) => (other.source.confidence < one.source.confidence ? other : one));
  return { value, source: least.source };
}

/** Confidence from which a value counts as printed, whatever contradicts it. */
export const PRINTED_SO = 0.99;

/** A misread value is misread alike at a second place once in so many times. */
const TWICE = 100;

/** The value where something else says the same, which a wrong one does once in so many times: by the rule of Bayes. */
export function corroborate<Value>(field: PaperField<Value>, oneIn: number): PaperField<Value> {
  const { confidence } = field.source;
  const right = confidence * oneIn;
  return { ...field, source: { ...field.source, confidence: confidence === 0 ? 0 : right / (right + 1 - confidence) } };
}

/** The value where a second place says the same. The less sure that one is, the less it adds. */
export const withSecond = <Value>(field: PaperField<Value>, second: PaperField<unknown>): PaperField<Value> =>
  corroborate(field, Math.max(1, TWICE * second.source.confidence));

/** Confidence from which one of two contradicting values is kept. */
const CLEARLY = 0.9;

/** The value where a second place says another, by the rule of Bayes; null where it is not clearly that one which is wrong. */
export function againstSecond<Value>(field: PaperField<Value>, second: PaperField<unknown>): PaperField<Value> | null {
  const [one, other] = [field.source.confidence, second.source.confidence];
  const right = one * (1 - other);
  const confidence = right / (right + other * (1 - one));
  return confidence >= CLEARLY ? { ...field, source: { ...field.source, confidence } } : null;
}

/** Wrong is worse than missing: what is less probable is left out. */
export const SURE_ENOUGH = 0.65;

/** A reader that is less sure may have missed an accent, or another mark. */
const SEES_ACCENTS = 0.95;
const mayLack = ({ value, source, isWithoutMarks }: PaperField<unknown>, lacks: (text: string) => boolean) =>
  (isWithoutMarks || (source.origin !== 'mrz' && source.confidence < SEES_ACCENTS)) && typeof value === 'string' && lacks(value);

/** Signs of a misread value: a label, a cut line, or a letter behind a digit that may be a digit (`1O`) or an exclamation mark (`So!`). */
const NO_VALUE = /!|[:,]$|\d[OIl](?=[\s,]|$)/;
/** Refuses print with such signs, or with letters that stand apart. */
const isNoValue = ({ value, source }: PaperField<unknown>) =>
  source.origin === 'ocr' && typeof value === 'string' && (NO_VALUE.test(value) || isInPieces(value));

/** True for a paper without accents: a surely read value lacks one, and no value has one. */
export const setsNoAccents = (values: readonly (PaperField | null)[]): boolean =>
  values.some((field) => field !== null && !field.isWithoutMarks && field.source.confidence >= SEES_ACCENTS && lacksAccent(field.value)) &&
  !values.some((field) => field !== null && hasAccent(field.value));

export const isSure = (field: PaperField<unknown> | null) => field !== null && field.source.confidence >= SURE_ENOUGH;

/** Returns the value if it may confirm another: it is sure, and lacks no Ñ, for which codes have an X. */
export const sureValue = <Value>(field: PaperField<Value> | null): Value | null =>
  field && isSure(field) && !mayLack(field, lacksMark) ? field.value : null;

type ValuesOf<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> extends PaperField<infer Value> ? Value | null : null };

/** Gathers the sources of an answer while its members are put together. */
export class FieldCollector {
  readonly sources: Record<string, FieldSource> = {};
  /** False where the paper sets no accents, or every accent is clearly seen: then no name lacks one. */
  mayMissAccents = true;

  /** The value where it is sure enough, or null; its source is remembered under this path. */
  take<Value>(path: string, field: PaperField<Value> | null): Value | null {
    if (field === null || !isSure(field) || isNoValue(field)) return null;
    if (mayLack(field, lacksMark) || (this.mayMissAccents && mayLack(field, lacksAccent))) return null;
    this.sources[path] = field.source;
    return field.value;
  }
  /** The values of several fields, by member. Their sources are remembered under `path`, or at the top of the answer. */
  takeAll<Fields extends { readonly [Name in keyof Fields]: PaperField<unknown> | null }>(fields: Fields, path = ''): ValuesOf<Fields> {
    const prefix = path === '' ? '' : `${path}.`;
    const entries = Object.entries<PaperField<unknown> | null>(fields);
    return Object.fromEntries(entries.map(([name, field]) => [name, this.take(prefix + name, field)])) as ValuesOf<Fields>;
  }
}
