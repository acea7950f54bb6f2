import { boxOf, type PaperPage, type Word } from '../layout/page.ts';
import { areClear } from '../layout/well-read.ts';
import { hasAccent, lacksAccent, lacksMark } from '../texts/accents.ts';
import { isInPieces } from '../texts/pieces.ts';

/** Origins of a value: a symbol, a machine-readable zone (MRZ), the text of a PDF, or print in a picture. */
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

/** A value and the place where it was read. */
export interface PaperField<Value = string> {
  value: Value;
  source: FieldSource;
  /** True if the value comes from a source without accents and other marks. */
  isWithoutMarks?: boolean;
}

/** Data and sources that a parser returns. */
export interface ParsedPaper<Data> {
  data: Data;
  /** Sources by path in `data`. */
  sources: Readonly<Record<string, FieldSource>>;
  /** Members of the answer next to `data`. */
  extraFields?: Readonly<Record<string, string>>;
}

/** Number of letters by which a run of words may be longer than the text that is sought in it. */
const LONGEST_WORD = 60;

const share = (part: number, total: number) => Math.round(Math.min(1, Math.max(0, part / total)) * 10_000) / 10_000;

/** Returns the source of a value in these words: the box around them and the lowest confidence among them. */
export function sourceOf(page: PaperPage, words: readonly Word[]): FieldSource {
  const { left, top, right, bottom } = boxOf(words);
  return {
    origin: page.origin,
    confidence: Math.min(...words.map(({ sure }) => sure)),
    page: page.number,
    box: [share(left, page.width), share(top, page.height), share(right, page.width), share(bottom, page.height)],
  };
}

/** Makes a field of a value and the words of a line that contain it. */
export function fieldIn<Value>(page: PaperPage, words: readonly Word[], value: Value): PaperField<Value> {
  return { value, source: sourceOf(page, typeof value === 'string' ? wordsContaining(value, words) : words) };
}

/** Returns the fewest neighbouring words that contain the text; all words if no neighbours do. */
function wordsContaining(text: string, words: readonly Word[]): readonly Word[] {
  for (let first = words.length - 1; first >= 0; first--) {
    for (let end = first + 1, line = ''; end <= words.length; end++) {
      line += `${end > first + 1 ? ' ' : ''}${words[end - 1]!.text}`;
      if (line.includes(text)) return words.slice(first, end);
      if (line.length > 3 * text.length + LONGEST_WORD) break;
    }
  }
  return words;
}

/** Makes a field of a value that has no place on a page, such as a symbol's. */
export const fieldFrom = <Value>(origin: (typeof origins)[number], value: Value | null): PaperField<Value> | null =>
  value === null ? null : { value, source: { origin, confidence: 1, page: null, box: null } };

/** Changes the value of a field and keeps its source; null if `to` returns null. */
export const mapField = <From, To>(field: PaperField<From> | null, to: (value: From) => To | null): PaperField<To> | null => {
  const value = field && to(field.value);
  return field && value !== null ? { ...field, value } : null;
};

/** Makes one field of several, from the value joined by the caller, with the lowest confidence among them. */
export function joinFields<Value>(value: Value, fields: readonly PaperField<unknown>[]): PaperField<Value> {
  const least = fields.reduce((one, other) => (other.source.confidence < one.source.confidence ? other : one));
  return { value, source: least.source };
}

/** A value with at least this confidence counts as printed, whatever contradicts it. */
export const MIN_CERTAIN_CONFIDENCE = 0.99;

/** Number of values misread in one place, of which one is misread in the same way in a second place. */
const SAME_MISREADING = 100;

/** Raises the confidence by Bayes' rule: the value passed a check that one wrong value in `oneIn` passes. */
export function corroborate<Value>(field: PaperField<Value>, oneIn: number): PaperField<Value> {
  const { confidence } = field.source;
  const right = confidence * oneIn;
  return { ...field, source: { ...field.source, confidence: confidence === 0 ? 0 : right / (right + 1 - confidence) } };
}

/** Raises the confidence of a value that a second place confirms; the surer the second reading, the more. */
export const confirmedBy = <Value>(field: PaperField<Value>, second: PaperField<unknown>): PaperField<Value> =>
  corroborate(field, Math.max(1, SAME_MISREADING * second.source.confidence));

/** A value with at least this confidence is kept although a second place contradicts it. */
const MIN_CLEAR_CONFIDENCE = 0.9;

/** Lowers the confidence by Bayes' rule because a second place has another value; null unless the second is clearly wrong. */
export function contradictedBy<Value>(field: PaperField<Value>, second: PaperField<unknown>): PaperField<Value> | null {
  const [one, other] = [field.source.confidence, second.source.confidence];
  const right = one * (1 - other);
  const confidence = right / (right + other * (1 - one));
  return confidence >= MIN_CLEAR_CONFIDENCE ? { ...field, source: { ...field.source, confidence } } : null;
}

/** Minimum confidence of a returned value: a wrong value is worse than a missing one. */
export const SURE_ENOUGH = 0.65;

/** Confidence below which OCR may have missed an accent or another mark. */
const SEES_ACCENTS = 0.95;
const mayLack = ({ value, source, isWithoutMarks }: PaperField<unknown>, lacks: (text: string) => boolean) =>
  (isWithoutMarks || (source.origin !== 'mrz' && source.confidence < SEES_ACCENTS)) && typeof value === 'string' && lacks(value);

/** Matches a misread value: a label, a cut line, a letter after a digit that may be a digit (`1O`), or an exclamation mark (`So!`). */
const NO_VALUE = /!|[:,]$|\d[OIl](?=[\s,]|$)/;
/** True for a text of OCR that is misread as `NO_VALUE` describes, or whose letters are spaced apart. */
const isNoValue = ({ value, source }: PaperField<unknown>) =>
  source.origin === 'ocr' && typeof value === 'string' && (NO_VALUE.test(value) || isInPieces(value));

/** True for a paper that prints no accents: a surely read value lacks an accent, and no value has one. */
export const printsNoAccents = (values: readonly (PaperField | null)[]): boolean =>
  values.some((field) => field !== null && !field.isWithoutMarks && field.source.confidence >= SEES_ACCENTS && lacksAccent(field.value)) &&
  !values.some((field) => field !== null && hasAccent(field.value));

export const isSure = (field: PaperField<unknown> | null) => field !== null && field.source.confidence >= SURE_ENOUGH;

/** Returns the value if it may confirm another value: it is sure, and lacks no Ñ, for which codes have an X; else null. */
export const sureValue = <Value>(field: PaperField<Value> | null): Value | null =>
  field && isSure(field) && !mayLack(field, lacksMark) ? field.value : null;

type ValuesOf<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> extends PaperField<infer Value> ? Value | null : null };

/** Collects the sources of an answer while its members are built. */
export class FieldCollector {
  readonly sources: Record<string, FieldSource> = {};
  /** False if the paper prints no accents, or its pages are so clear that OCR misses none: then names without accents are returned. */
  mayMissAccents: boolean;

  constructor(pages: readonly PaperPage[] = []) {
    this.mayMissAccents = !areClear(pages);
  }

  /** Returns the value and records its source under `path`; null if the value is not sure enough. */
  take<Value>(path: string, field: PaperField<Value> | null): Value | null {
    if (field === null || !isSure(field) || isNoValue(field)) return null;
    if (mayLack(field, lacksMark) || (this.mayMissAccents && mayLack(field, lacksAccent))) return null;
    this.sources[path] = field.source;
    return field.value;
  }
  /** Returns the values of several fields, by member, and records their sources under `path`, or at the top of the answer. */
  takeAll<Fields extends { readonly [Name in keyof Fields]: PaperField<unknown> | null }>(fields: Fields, path = ''): ValuesOf<Fields> {
    const prefix = path === '' ? '' : `${path}.`;
    const entries = Object.entries<PaperField<unknown> | null>(fields);
    return Object.fromEntries(entries.map(([name, field]) => [name, this.take(prefix + name, field)])) as ValuesOf<Fields>;
  }
}
