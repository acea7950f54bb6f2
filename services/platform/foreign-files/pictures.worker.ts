import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureAnswer, PictureRequest } from './pictures.ts';
import { serveRequests } from './worker-process.ts';

/** One thread and no cache, since the pool decides how many pictures are decoded at once. */
sharp.concurrency(1);
sharp.cache(false);

/** A worker that uses more memory than this (in bytes) is replaced, since decoders leave memory behind. */
const RESTART_ABOVE = 320 * 1024 * 1024;
/** Maximum memory of a process, in bytes; interlaced PNGs and progressive JPEGs, decoded whole and rotated, need less. */
const MAX_RESIDENT = 600 * 1024 * 1024;

/** Maximum size of a decoded picture in bytes: 25 megapixels with alpha. */
const MAX_DECODED = 100_000_000;
const JPEG_QUALITY = 92;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };

/** Returns the bytes of a decoded picture, with all frames of an animation. */
function bytesOnceDecoded({ width, height, channels, depth, pages = 1 }: Metadata): number {
  return width * height * pages * channels * (SAMPLE_BYTES[depth] ?? 1);
}

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  // Optimized Huffman tables would save an eighth of the size and take twice the time.
  jpeg: (picture) => picture.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture) => picture.webp({ quality: JPEG_QUALITY, effort: 2 }),
};

async function encode({ bytes, formats, maxPixels, mustShow = false }: PictureRequest): Promise<PictureAnswer> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, width, height, pages = 1 } = header;
  const encoder = encoders[format];
  if (!encoder || !formats.some((allowed) => allowed === format)) return { trouble: 'damaged' };
  // The size is checked before anything is decoded.
  if (width * height * pages > maxPixels || bytesOnceDecoded(header) > MAX_DECODED) return { trouble: 'too_large' };
  // `failOn`: a truncated file or a damaged block is rejected; warnings are not.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  if (mustShow && header.hasAlpha && (await picture.stats()).channels.at(-1)?.max === 0) return { trouble: 'blank' };
  return { bytes: await encoder(picture.clone().autoOrient().toColourspace('srgb')).toBuffer() };
}

serveRequests<PictureRequest, PictureAnswer>((request) => encode(request).catch(() => ({ trouble: 'damaged' as const })), {
  maxResident: MAX_RESIDENT,
  restartAboveBytes: RESTART_ABOVE,
});
