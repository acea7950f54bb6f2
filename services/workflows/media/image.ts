import sharp from 'sharp';
import { Problem } from '../../platform/problem.ts';
import { isBareImage } from './bare.ts';
import { MEDIA_LIMITS } from './limits.ts';

/** One thread per image, nothing kept between two: a phone's photo decodes to 36 MB and more, and many come at once. */
sharp.concurrency(1);
sharp.cache(false);

/** Anything worse than a warning: a file cut short, a damaged block. */
const STRICT = { failOn: 'error', limitInputPixels: MEDIA_LIMITS.image_pixels, sequentialRead: true } as const;
/** Decoding is checked at this width: all of the file is read, little of it is kept. */
const PROBE_WIDTH = 64;
const JPEG_QUALITY = 92;

/**
 * The image without what it tells beside the picture (place, device, time, a second document behind it). Re-encoded, upright, only
 * when there is anything beside the picture; otherwise the bytes as they came. Throws `media_damaged` or `media_too_many_pixels`;
 * the size is judged before anything is decoded.
 */
export async function cleanImage(bytes: Uint8Array): Promise<Uint8Array> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Problem('media_damaged', 'The image cannot be read', { cause });
    });
  const { width, height, format } = header;
  // Frames of an animation count: each would be decoded.
  if (width * height * (header.pages ?? 1) > MEDIA_LIMITS.image_pixels) {
    throw new Problem('media_too_many_pixels', `At most ${MEDIA_LIMITS.image_pixels} pixels; scale the image down first`);
  }
  try {
    if (isBareImage(bytes, format)) {
      await sharp(bytes, STRICT).resize({ width: PROBE_WIDTH }).raw().toBuffer();
      return bytes;
    }
    const upright = sharp(bytes, STRICT).autoOrient().keepIccProfile();
    if (format === 'png') return await upright.png().toBuffer();
    if (format === 'webp') return await upright.webp({ quality: JPEG_QUALITY }).toBuffer();
    return await upright.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  } catch (cause) {
    throw new Problem('media_damaged', 'The image is damaged or incomplete', { cause });
  }
}
