/** The largest upload in bytes, and the most pixels of a decoded image. */
export const MEDIA_LIMITS = { image_bytes: 10 * 1024 * 1024, image_pixels: 25_000_000, pdf_bytes: 20 * 1024 * 1024 };

/** The most media of one step, retakes included. */
export const MEDIA_PER_STEP = 24;
