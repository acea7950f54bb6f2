import type { PageOfEvidence } from '../evidence.ts';

/** `[x, y, width, height]` in points from the upper left corner of the page as it is shown. */
export type Box = readonly [number, number, number, number];

export interface Text {
  /** The member of the request that gave it, for a refusal. */
  path: string;
  /** From 1. */
  page: number;
  box: Box;
  value: string;
}

/** Words that are refused where the font lacks one of their characters. */
export type Exact = Pick<Text, 'path' | 'value'>;

/** What is asked of the worker that changes PDF files. */
export type WritingAsk =
  /** The file anew, of what a reader shows alone: no earlier revisions, nothing hidden between its objects. */
  | { what: 'rewrite'; bytes: Uint8Array }
  | { what: 'fill'; bytes: Uint8Array; texts: readonly Text[] }
  | {
      what: 'prepare';
      bytes: Uint8Array;
      texts: readonly Text[];
      signature: { png: Uint8Array; places: readonly { page: number; box: Box }[] };
      evidence: PageOfEvidence;
      /** What the page of evidence must say letter by letter. */
      exact: readonly Exact[];
      field: SignatureField;
    };

/** The digital signature's place in the file. */
export interface SignatureField {
  /** Random hex that begins the room for the signature, so that it is found again whatever else the file says. */
  marker: string;
  /** Bytes that the signature may have. */
  room: number;
  reason: string;
  signedAt: Date;
}

export type WritingAnswer =
  | { pdf: Uint8Array; pages: { width: number; height: number }[] }
  /** A text that its box cannot hold, or that has characters which the font does not have. */
  | { fault: { path: string; code: 'too_long' | 'unsupported_character' } };

/** Why a file is refused. */
export type WritingRefusal = 'unreadable' | 'encrypted' | 'signed' | 'form' | 'active';
