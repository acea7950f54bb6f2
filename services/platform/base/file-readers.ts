import type { CardSign, FaceTrouble } from '#contracts/base/face-outcome.ts';
import type { FramePair } from '#vision/face/relief-pairs.ts';
import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

export type Tenant = { tenantId: string };

/** A box in points from the upper left corner of the upright page. */
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
 * Reads untrusted PDF files in processes with limits of time and memory. Pages count from 0. Passwords are not stored.
 * Throws 422 `document_unreadable`, `password_required` or `password_wrong`, and 503 `unavailable` if the queue is full.
 */
export interface Pdfs {
  /**
   * Returns the page sizes, in points (1/72 inch) of the upright page. Throws 413 `document_too_large` above 20 MB or `maxPages` pages, or
   * if a page is longer than A0.
   */
  inspect(
    tenant: Tenant,
    bytes: Uint8Array,
    options: { maxPages: number; password?: string },
  ): Promise<{ pages: readonly { width: number; height: number }[] }>;
  /** Renders a page as PNG, `width` pixels wide but at most 12 megapixels. Throws 404 for a missing page. */
  render(
    tenant: Tenant,
    bytes: Uint8Array,
    page: number,
    options: { width: number; password?: string },
  ): Promise<{ width: number; height: number; png: Buffer<ArrayBuffer> }>;
  /** Renders a page in grey, to read symbols (QR codes, barcodes). */
  gray(tenant: Tenant, bytes: Uint8Array, page: number, options: { width: number; password?: string }): Promise<Gray>;
  /** Returns a page's text in reading order: a line per paragraph, an empty line between blocks, at most 200 000 characters. */
  text(tenant: Tenant, bytes: Uint8Array, page: number, options?: { password?: string }): Promise<string>;
  /** Returns the words of a page's text layer in the file's order, at most 6 000; an empty list for a scan. Sizes in points. */
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
  /** Reads the symbols of a picture or PDF: first page, last, others, until `enough`; `glance`: first and last only. Throws like `Pdfs`. */
  read(tenant: Tenant, file: { bytes: Uint8Array; mime: string }, options: SymbolSearch): Promise<readonly SymbolReading[]>;
}

export interface PictureEncoder {
  /**
   * Decodes a picture and encodes it again (upright, sRGB, first frame), so that the result contains no hidden data of the file.
   * `too_large`: too many pixels or decoded bytes; `blank`: transparent although `mustShow` is set. Throws 503 if the queue is full.
   */
  encode(
    tenant: Tenant,
    picture: { bytes: Uint8Array; formats: readonly ('jpeg' | 'png' | 'webp')[]; maxPixels: number; mustShow?: boolean },
  ): Promise<{ bytes: Uint8Array } | { trouble: 'damaged' | 'too_large' | 'blank' }>;
}

export interface FaceReading {
  /** Numbers of a face, by which `FaceReader.distance` compares it. Comparable within the same model only. */
  template: Float32Array;
  /** The face with a margin of half its sides, as a JPEG of at most 480 pixels. */
  portrait: Uint8Array;
  /** The face's box, in pixels of the picture reduced to at most 1280 on its longer side. */
  box: { x: number; y: number; width: number; height: number };
  /** 68 points from jaw to lips, in the pixels of `box`. */
  landmarks: readonly (readonly [x: number, y: number])[];
  /** The face without its light, to tell one photo from two of one person (`#vision/face/face-shades.ts`). */
  shades: Float32Array;
  /** The signs of a portrait on a card that this picture has by itself, as it was sent. */
  cardSigns: readonly CardSign[];
}

/** A frame of a film, and the landmarks that `FaceReader.read` found in it. */
export interface FilmFrame {
  picture: Uint8Array;
  landmarks: FaceReading['landmarks'];
}

/** Identity of the model that made a template, stored beside it. */
export interface FaceModelIdentity {
  readonly name: string;
  readonly version: string;
  /** SHA-256 in hexadecimal digits of all that makes a template what it is. */
  readonly hash: string;
}

export interface FaceReader {
  /** The model that computes face templates; templates of models that differ in name, version or hash cannot be compared. */
  readonly model: FaceModelIdentity;
  /** Returns the distance of two templates of this model, on the scale of `FACE_LEVELS`: 0 for the same picture. */
  distance(one: Float32Array, other: Float32Array): number;
  /**
   * Reads the only face of a picture from `PictureEncoder`; ignores faces narrower than half of the widest. Throws 503 `unavailable`.
   * `isCard`: the picture may be turned by 90° or 180°; box and landmarks refer to the picture turned upright. `isFrame`: the picture is one
   * of a film, of which only template, box and landmarks are needed; the rest is empty.
   */
  read(
    tenant: Tenant,
    picture: Uint8Array,
    options?: { isCard?: boolean; isFrame?: boolean },
  ): Promise<FaceReading | { trouble: FaceTrouble }>;
  /**
   * Measures the relief that one face shows between pairs of frames (`reliefsOf` of lib/vision/face), a number for each pair, and null
   * for a pair with a streak of light on the face. Null if nobody can. Throws 503 `unavailable`.
   */
  relief(tenant: Tenant, frames: readonly FilmFrame[], pairs: readonly FramePair[]): Promise<readonly (number | null)[] | null>;
}
