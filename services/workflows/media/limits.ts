/** What an upload may weigh, in bytes, and an image may hold, in pixels after decoding. */
export const MEDIA_LIMITS = { image_bytes: 10 * 1024 * 1024, image_pixels: 25_000_000, pdf_bytes: 20 * 1024 * 1024 };

/** Media that one step holds at most, retakes included. */
export const MEDIA_PER_STEP = 24;
