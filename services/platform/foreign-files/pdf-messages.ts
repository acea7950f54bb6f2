import type { PrintedWord } from '../base/file-readers.ts';
import type { PdfLine } from './pdf-reading-order.ts';

/** A request to the worker that reads PDF files. Sizes are in points (1/72 inch), widths in pixels; pages count from 0. */
export type PdfRequest = { bytes: Uint8Array; password: string | null } & (
  | { what: 'sizes'; maxPages: number }
  | { what: 'text'; page: number }
  | { what: 'words'; page: number }
  | { what: 'gray' | 'colour'; page: number; width: number }
);

export type PdfAnswer =
  /** The number of pages and their sizes; no sizes if there are more than `maxPages`. */
  | { count: number; sizes: { width: number; height: number }[] }
  /** The lines in the file's order. Their boxes give the reading order only if the page is not rotated (`upright`). */
  | { lines: PdfLine[]; upright: boolean }
  | { width: number; height: number; words: PrintedWord[] }
  /** Pixels of one byte (`gray`), or of four bytes with red first (`colour`). */
  | { width: number; height: number; pixels: Uint8Array };
