import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';

/** For whom a file is read. */
export type Tenant = { tenantId: string };

export interface PdfPageSize {
  /** In points (1/72 inch), as the page stands when it is read. */
  width: number;
  height: number;
}

/** Points from the upper left corner of the page as it stands when it is read. */
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
 * Reads PDF files that nobody vouches for, in processes of their own that are killed after seven seconds and bounded in memory. Every
 * call throws 422 `document_unreadable` for what is no PDF, is damaged beyond reading or takes too long, 422 `password_required`
 * where the file wants a password that was not sent, 422 `password_wrong` for one that does not open it, and 503 `unavailable` when too many files wait. Tenants have
 * their turns, whoever sends the most. Pages are counted from 0. A password is never kept.
 */
export interface Pdfs {
  /** Throws 413 `document_too_large` for a file of more than 20 MB or `mostPages` pages, or with a page longer than a sheet of A0. */
  inspect(tenant: Tenant, bytes: Uint8Array, options: { mostPages: number; password?: string }): Promise<{ pages: readonly PdfPageSize[] }>;
  /** One page as PNG, `width` pixels wide, or less where that would be more than 12 megapixels. Throws 404 for a page that is not there. */
  render(
    tenant: Tenant,
    bytes: Uint8Array,
    page: number,
    options: { width: number; password?: string },
  ): Promise<{ width: number; height: number; png: Buffer<ArrayBuffer> }>;
  /** The same in grey, for reading symbols. */
  gray(tenant: Tenant, bytes: Uint8Array, page: number, options: { width: number; password?: string }): Promise<Gray>;
  /** The page's text as one reads it aloud: at most 200 000 characters; a line is a paragraph, an empty line stands between blocks. */
  text(tenant: Tenant, bytes: Uint8Array, page: number, options?: { password?: string }): Promise<string>;
  /** The words of its text layer in the file's order, at most 6 000; none for a scan. Sides of the page in points. */
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
  /**
   * The symbols in a picture or a PDF that somebody uploaded, read in a process of its own. Of a PDF the first page is read, then the
   * last, then the others, until it is `enough`; pages that cannot be read are passed over while others have symbols. `glance`: only
   * the first and the last page, and no second look, for what a program printed. Throws what `Pdfs` throws, 422
   * `document_unreadable` for no picture, and 503 `unavailable` where the time was over before any was seen.
   */
  read(tenant: Tenant, file: { bytes: Uint8Array; mime: string }, options: SymbolSearch): Promise<readonly SymbolReading[]>;
}

export interface PictureEncoder {
  /**
   * The picture alone, decoded and encoded anew in a process of its own: upright, in sRGB, its first frame. JPEG and WebP have quality 92,
   * PNG stays PNG to the pixel. Nothing else that the file held comes along: words hide in colour profiles, quantisation tables, chunks
   * and behind the end. `too_large`: it has more pixels, or would take more bytes once decoded. `blank`: it `mustShow` something and is
   * transparent throughout. Throws 503 `unavailable` when too many wait.
   */
  encode(
    tenant: Tenant,
    picture: { bytes: Uint8Array; formats: readonly ('jpeg' | 'png' | 'webp')[]; mostPixels: number; mustShow?: boolean },
  ): Promise<{ bytes: Uint8Array } | { trouble: 'damaged' | 'too_large' | 'blank' }>;
}

/** One face. */
export interface FaceReading {
  /** 128 numbers; the nearer two are (Euclid), the more alike the faces. Comparable with those of the same model only. */
  template: Float32Array;
  /** The face alone, with half of its sides around it: a JPEG of at most 480 pixels. */
  portrait: Uint8Array;
  /** Where it is in the picture, in pixels of at most 1280 on its longer side. */
  box: { x: number; y: number; width: number; height: number };
  /** 68 points from jaw to lips, in the same pixels. */
  landmarks: readonly (readonly [x: number, y: number])[];
}

export interface FaceReader {
  /** What makes the templates. Another name or version: templates of before say nothing any more. */
  readonly model: { readonly name: string; readonly version: string };
  /**
   * The one face in a picture that `Pictures` encoded anew, read in a process of its own. Faces less than half as wide as the widest do
   * not count. It takes half a second, and a second more in a fresh process. Throws
   * 503 `unavailable` when too many wait, and where it takes too long. `isCard`: it may lie on its head or its side, and box and
   * landmarks are those of the picture in which the face stands upright.
   */
  read(
    tenant: Tenant,
    picture: Uint8Array,
    options?: { isCard?: boolean },
  ): Promise<FaceReading | { trouble: 'no_face' | 'several_faces' | 'face_too_small' | 'picture_unreadable' }>;
}
