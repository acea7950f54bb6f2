import type { PageOfEvidence } from './evidence.ts';

/** The box of an element: `[x, y, width, height]` in points from the upper left corner of the page as shown. */
export type ElementBox = readonly [number, number, number, number];

export interface Text {
  /** The member of the request that contains the text, for a problem's `path`. */
  path: string;
  /** The number of the page, from 1. */
  page: number;
  box: ElementBox;
  value: string;
}

/** A text that is rejected if the font lacks any of its characters. */
export type Exact = Pick<Text, 'path' | 'value'>;

/** A request to the worker that changes PDF files. */
export type WritingRequest =
  /** Rewrites the file with only the content that a reader shows: without earlier revisions or hidden data between objects. */
  | { what: 'rewrite'; bytes: Uint8Array }
  | { what: 'fill'; bytes: Uint8Array; texts: readonly Text[] }
  | {
      what: 'prepare';
      bytes: Uint8Array;
      texts: readonly Text[];
      acts: readonly DrawnAct[];
      /** Texts of the pages of evidence whose characters must all be in the font. */
      exact: readonly Exact[];
      field: SignatureField;
    };

/** A signature's picture, the boxes in which it is drawn, and its page of evidence. */
interface DrawnAct {
  png: Uint8Array;
  places: readonly { page: number; box: ElementBox }[];
  evidence: PageOfEvidence;
}

export interface SignatureField {
  /** Random hex at the start of the gap for the signature. It marks the gap in a way that no other content of the file can imitate. */
  marker: string;
  /** The size of the gap for the signature, in bytes. */
  signatureSize: number;
  reason: string;
  signedAt: Date;
  /** The document's uuid, which becomes the file's id. */
  uuid: string;
}

export type WritingAnswer =
  | { pdf: Uint8Array; pages: { width: number; height: number }[] }
  /** The first text that is too long for its box, or has a character that the font lacks. */
  | { fault: { path: string; code: 'too_long' | 'unsupported_character' } };

export type UnsignableReason = 'unreadable' | 'encrypted' | 'signed' | 'form' | 'active';
