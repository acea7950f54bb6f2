import { type Page, type Word } from '../layout/page.ts';
/** Where a value comes from: a symbol, a machine-readable zone, the text of a PDF, or print in a picture. */
export declare const origins: readonly ['qr', 'mrz', 'text', 'ocr'];
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
}
/** What was read of a document, as an answer has it. */
export interface Parsed<Data> {
  data: Data;
  /** By path in `data`. */
  sources: Readonly<Record<string, FieldSource>>;
  /** Members of the answer beside `data`. */
  beside?: Readonly<Record<string, string>>;
}
export declare function sourceOf(page: Page, words: readonly Word[]): FieldSource;
/** A value that words of a line say, and which of them. */
export declare function foundIn<Value>(page: Page, words: readonly Word[], value: Value): Found<Value>;
/** Of what a symbol or a machine-readable zone says. */
export declare const sourceBy: (origin: (typeof origins)[number], page?: number | null) => FieldSource;
export declare const foundBy: <Value>(origin: (typeof origins)[number], value: Value | null) => Found<Value> | null;
export declare const mapFound: <From, To>(found: Found<From> | null, to: (value: From) => To | null) => Found<To> | null;
/** One value of several that were found, as sure as the least sure of them. */
export declare function together<Value>(value: Value, founds: readonly Found<unknown>[]): Found<Value>;
/** So surely read, a value is what is printed, whatever else says. */
export declare const PRINTED_SO = 0.99;
/** The value where something else says the same, which a wrong one does once in so many times: by the rule of Bayes. */
export declare function corroborate<Value>(found: Found<Value>, oneIn: number): Found<Value>;
/** The value where a second place says the same. The less sure that one is, the less it adds. */
export declare const withSecond: <Value>(found: Found<Value>, second: Found<unknown>) => Found<Value>;
/** The value where a second place says another, by the rule of Bayes; null where it is not clearly that one which is wrong. */
export declare function againstSecond<Value>(found: Found<Value>, second: Found<unknown>): Found<Value> | null;
/** Wrong is worse than missing: what is less probable is left out. */
export declare const SURE_ENOUGH = 0.65;
/** Whether a paper sets no accents: a value that was read surely lacks one, and no value has one. */
export declare const setsNoAccents: (values: readonly (Found | null)[]) => boolean;
export declare const isSure: (found: Found<unknown> | null) => boolean;
/** What may tell of something else; null where it is not sure itself. */
export declare const sureValue: <Value>(found: Found<Value> | null) => Value | null;
/** Gathers the sources of an answer while its members are put together. */
export declare class Findings {
  readonly sources: Record<string, FieldSource>;
  /** Where a paper sets none, no name lacks one. */
  setsAccents: boolean;
  /** The value where it is sure enough, or null; its source is remembered under this path. */
  take<Value>(path: string, found: Found<Value> | null): Value | null;
}
