import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

export type Tenant = { tenantId: string };

export interface PdfPageSize {
  /** Points (1/72 inch) of the upright page. */
  width: number;
  height: number;
}

/** Points from the upper left corner of the upright page. */
export interface PrintedBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PrintedWord {
  /** Without blanks, at most 400 characters. */
  text: string;
  box: PrintedBox;
}

/**
 * Reads untrusted PDF files in processes with bounds of time and memory; pages count from 0, a password is never kept.
 * Throws 422 `document_unreadable`, `password_required` or `password_wrong`, and 503 `unavailable` when too many wait.
 */
export interface Pdfs {
  /** Throws 413 `document_too_large` for a file of more than 20 MB or `mostPages` pages, or with a page longer than a sheet of A0. */
  inspect(tenant: Tenant, bytes: Uint8Array, options: { mostPages: number; password?: string }): Promise<{ pages: readonly PdfPageSize[] }>;
  /** Renders a page as PNG, `width` pixels wide but at most 12 megapixels. Throws 404 for a missing page. */
  render(
    tenant: Tenant,
    bytes: Uint8Array,
    page: number,
    options: { width: number; password?: string },
  ): Promise<{ width: number; height: number; png: Buffer<ArrayBuffer> }>;
  /** Renders it in grey, for reading symbols. */
  gray(tenant: Tenant, bytes: Uint8Array, page: number, options: { width: number; password?: string }): Promise<Gray>;
  /** Returns a page's text as one reads it aloud: a line per paragraph, an empty one between blocks, at most 200 000 characters. */
  text(tenant: Tenant, bytes: Uint8Array, page: number, options?: { password?: string }): Promise<string>;
  /** Returns the words of a page's text layer in the file's order, at most 6 000; none for a scan. Sizes in points. */
  words(
    tenant: Tenant,
    bytes: Uint8Array,
    page: number,
    options?: { password?: string },
  ): Promise<{ width: number; height: number; words: readonly PrintedWord[] }>;
}

export interface SymbolSearch {
  formats: readonly SymbolFormat[];
  enough: (symbols: readonly SymbolReading[]) => boolean;
  glance?: boolean;
  password?: string;
}

export interface SymbolFileReader {
  /** Reads a picture's or PDF's symbols: first page, last, others, until `enough`; `glance` reads those two only. Throws as `Pdfs`. */
  read(tenant: Tenant, file: { bytes: Uint8Array; mime: string }, options: SymbolSearch): Promise<readonly SymbolReading[]>;
}

export interface PictureEncoder {
  /**
   * Decodes a picture and encodes it anew (upright, sRGB, first frame), so that nothing hidden in the file comes along.
   * `too_large`: too many pixels or bytes once decoded; `blank`: transparent though it `mustShow`. Throws 503 when too many wait.
   */
  encode(
    tenant: Tenant,
    picture: { bytes: Uint8Array; formats: readonly ('jpeg' | 'png' | 'webp')[]; mostPixels: number; mustShow?: boolean },
  ): Promise<{ bytes: Uint8Array } | { trouble: 'damaged' | 'too_large' | 'blank' }>;
}

export interface FaceReading {
  /** 128 numbers, nearer (Euclid) for more alike faces; comparable within one model only. */
  template: Float32Array;
  /** The face alone, with half of its sides around it: a JPEG of at most 480 pixels. */
  portrait: Uint8Array;
  /** Where it is in the picture, in pixels of at most 1280 on its longer side. */
  box: { x: number; y: number; width: number; height: number };
  /** 68 points from jaw to lips, in the same pixels. */
  landmarks: readonly (readonly [x: number, y: number])[];
}

export interface FaceReader {
  /** The model of the templates; those of another name or version cannot be compared. */
  readonly model: { readonly name: string; readonly version: string };
  /**
   * Reads the one face of a picture that `PictureEncoder` made; faces below half of the widest do not count. Throws 503 `unavailable`.
   * `isCard`: it may lie on its side or head, and box and landmarks are those of the picture turned upright.
   */
  read(
    tenant: Tenant,
    picture: Uint8Array,
    options?: { isCard?: boolean },
  ): Promise<FaceReading | { trouble: 'no_face' | 'several_faces' | 'face_too_small' | 'picture_unreadable' }>;
}
