import { LARGEST_PDF, LARGEST_PICTURE, MAX_PIXELS } from '#contracts/base/file-limits.ts';

/** The largest upload in bytes, and the maximum number of pixels of a decoded image. */
export const MEDIA_LIMITS = { image_bytes: LARGEST_PICTURE, image_pixels: MAX_PIXELS, pdf_bytes: LARGEST_PDF };

/** Maximum number of media of one step, retakes included. */
export const MEDIA_PER_STEP = 24;
