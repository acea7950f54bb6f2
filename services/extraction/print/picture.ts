import sharp from 'sharp';
import type { PaperPicture } from '#papers/print/sheet.ts';
import { WorkerProblem } from '#platform/foreign-files/worker-process.ts';
import { resize } from '#vision/filters.ts';
import { type Gray, grayFromRgba, rgbaFromGray } from '#vision/gray.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';

/** Limits sharp to one thread and no cache: the worker pool decides how many pictures are decoded at once. */
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of pixels of a picture: the largest pictures of phones. */
const MAX_PIXELS = 50_000_000;
/** Longest side in pixels of a decoded picture: a letter sheet at 230 dots per inch. */
const LONGEST_SIDE = 2600;

/** Decodes a file, rotated by its EXIF orientation; transparent pixels become white. Throws `unreadable` or `too_large`. */
export async function openPicture(file: Uint8Array): Promise<PaperPicture> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'none', sequentialRead: true });
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Errors of sharp have no codes, only messages.
      throw new WorkerProblem(String(error).includes('pixel limit') ? 'too_large' : 'unreadable');
    });
  const { width, height } = info;
  const rgba = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    gray: grayFromRgba(rgba, width, height),
    small: {
      rgba: new Uint8ClampedArray(small.data.buffer, small.data.byteOffset, small.data.length),
      width: small.info.width,
      height: small.info.height,
    },
  };
}

/** Makes the picture of a page that was rendered in grey. */
export function pictureOfPage(gray: Gray): PaperPicture {
  const small = resize(gray, Math.min(1, SMALL_SIDE / Math.max(gray.width, gray.height)));
  return { gray, small: { rgba: rgbaFromGray(small), width: small.width, height: small.height } };
}
