/** The largest PDF, in megabytes and bytes, and the largest picture, in bytes and pixels, of a step or a face. */
export const PDF_MB = 20;
export const MB = 1024 * 1024;
export const LARGEST_PDF = PDF_MB * MB;
export const LARGEST_PICTURE = 10 * MB;
export const MAX_PIXELS = 25_000_000;
