import type { PageOfEvidence } from './evidence.ts';

/** `[x, y, width, height]` in points from the upper left corner of the page as it is shown. */
export type ElementBox = readonly [number, number, number, number];

export interface Text {
  /** The member of the request that holds it, for a problem. */
  path: string;
  /** From 1. */
  page: number;
  box: ElementBox;
  value: string;
}

/** A text that must be drawn letter by letter, or not at all. */
export type Exact = Pick<Text, 'path' | 'value'>;

/** A request to the worker that changes PDF files. */
export type WritingAsk =
  /** Writes the file anew with what a reader shows alone: no earlier revisions, nothing hidden between its objects. */
  | { what: 'rewrite'; bytes: Uint8Array }
  | { what: 'fill'; bytes: Uint8Array; texts: readonly Text[] }
  | {
      what: 'prepare';
      bytes: Uint8Array;
      texts: readonly Text[];
      acts: readonly DrawnAct[];
      /** Texts of the pages of evidence. */
      exact: readonly Exact[];
      field: SignatureField;
    };

/** A signature with the places that get it, and its page of evidence. */
export interface DrawnAct {
  png: Uint8Array;
  places: readonly { page: number; box: ElementBox }[];
  evidence: PageOfEvidence;
}

/** The field of the digital signature. */
export interface SignatureField {
  /** Random hex at the start of the gap for the signature, by which the gap is found whatever else the file says. */
  marker: string;
  /** Bytes that the signature may take. */
  signatureSize: number;
  reason: string;
  signedAt: Date;
  /** The document's, which the file has as its id. */
  uuid: string;
}

export type WritingAnswer =
  | { pdf: Uint8Array; pages: { width: number; height: number }[] }
  /** A text that its box cannot hold, or that has characters which the font does not have. */
  | { fault: { path: string; code: 'too_long' | 'unsupported_character' } };

/** The reasons why a file cannot be signed. */
export type UnsignableReason = 'unreadable' | 'encrypted' | 'signed' | 'form' | 'active';
