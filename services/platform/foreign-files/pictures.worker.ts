import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureAnswer, PictureAsk } from './pictures.ts';
import { serveRequests } from './worker-process.ts';

/** One thread and no cache: the pool decides how many pictures are decoded at once. */
sharp.concurrency(1);
sharp.cache(false);

/** Milliseconds of one request, for a process whose server died; the pool kills it sooner. */
const LONGEST_MS = 30_000;
/** Bytes after which a fresh worker takes over: decoders leave memory behind. */
const WORN_MEMORY = 320 * 1024 * 1024;
/** Bytes of a process at most: interlaced PNGs and progressive JPEGs, unpacked whole and turned, need less. */
const MOST_RESIDENT = 600 * 1024 * 1024;

/** Bytes of a decoded picture at most: 25 megapixels with alpha. */
const MOST_DECODED = 100_000_000;
const JPEG_QUALITY = 92;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };

/** Returns a picture's decoded size, all frames of an animation included. */
function bytesOnceDecoded({ width, height, channels, depth, pages = 1 }: Metadata): number {
  return width * height * pages * channels * (SAMPLE_BYTES[depth] ?? 1);
}

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  // Huffman tables of each picture's own would make it an eighth smaller and take twice the time.
  jpeg: (picture) => picture.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture) => picture.webp({ quality: JPEG_QUALITY, effort: 2 }),
};

async function encode({ bytes, formats, mostPixels, mustShow = false }: PictureAsk): Promise<PictureAnswer> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, width, height, pages = 1 } = header;
  const encoder = encoders[format];
  if (!encoder || !formats.some((allowed) => allowed === format)) return { trouble: 'damaged' };
  // Judged before anything is decoded.
  if (width * height * pages > mostPixels || bytesOnceDecoded(header) > MOST_DECODED) return { trouble: 'too_large' };
  // Anything worse than a warning refuses it: a file cut short, a damaged block.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true });
  if (mustShow && header.hasAlpha && (await picture.stats()).channels.at(-1)?.max === 0) return { trouble: 'blank' };
  return { bytes: await encoder(picture.clone().autoOrient().toColourspace('srgb')).toBuffer() };
}

serveRequests<PictureAsk, PictureAnswer>((ask) => encode(ask).catch(() => ({ trouble: 'damaged' as const })), {
  ready: Promise.resolve(),
  longestMs: LONGEST_MS,
  mostResident: MOST_RESIDENT,
  shouldRestart: () => process.memoryUsage.rss() > WORN_MEMORY,
});
