import type { PrintedWord } from '../base/file-readers.ts';
import type { PdfLine } from './pdf-reading-order.ts';

/** A request to the worker that reads PDF files. Sizes in points (1/72 inch), pages counted from 0, widths in pixels. */
export type PdfAsk = { bytes: Uint8Array; password: string | null } & (
  | { what: 'sizes'; mostPages: number }
  | { what: 'text'; page: number }
  | { what: 'words'; page: number }
  | { what: 'gray' | 'colour'; page: number; width: number }
);

export type PdfAnswer =
  /** Page sizes, none above the most pages. */
  | { count: number; sizes: { width: number; height: number }[] }
  /** Lines; their boxes order them on an upright page only. */
  | { lines: PdfLine[]; upright: boolean }
  | { width: number; height: number; words: PrintedWord[] }
  /** One byte a pixel, or four with red first. */
  | { width: number; height: number; pixels: Uint8Array };
