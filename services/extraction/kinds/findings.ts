import { around, type Page, type Word } from '../layout/page.ts';
import type { FieldSource, origins } from './kind-contract.ts';

/** A value and where it was read. */
export interface Found<Value = string> {
  value: Value;
  source: FieldSource;
}

/** What was read of a document, as an answer has it. */
export interface Parsed<Data> {
  data: Data;
  /** By path in `data`. */
  sources: Readonly<Record<string, FieldSource>>;
  /** Members of the answer beside `data`. */
  beside?: Readonly<Record<string, string>>;
}

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

/** Of what a symbol or a machine-readable zone says. */
export const spokenBy = (origin: (typeof origins)[number], page: number | null = null): FieldSource => ({
  ...{ origin, confidence: 1, page },
  box: null,
});

export const foundBy = <Value>(origin: (typeof origins)[number], value: Value | null): Found<Value> | null =>
  value === null ? null : { value, source: spokenBy(origin) };

export const mapFound = <From, To>(found: Found<From> | null, to: (value: From) => To | null): Found<To> | null => {
  const value = found && to(found.value);
  return found && value !== null ? { value, source: found.source } : null;
};

/** Gathers the sources of an answer while its members are put together. */
export class Findings {
  readonly sources: Record<string, FieldSource> = {};

  /** The value, or null; its source is remembered under this path. */
  take<Value>(path: string, found: Found<Value> | null): Value | null {
    if (found === null) return null;
    this.sources[path] = found.source;
    return found.value;
  }
}
