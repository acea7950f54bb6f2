import { grayFromRgba } from '#vision/gray.ts';
import { nearestAspect } from '#vision/quad/aspects.ts';
import { SMALL_SIDE } from '#vision/quad/find-quad.ts';
import { refineQuad } from '#vision/quad/refine-quad.ts';
import { meanSides, type Quad, scaleQuad } from '#vision/warp.ts';
import { warpColour } from '#vision/warp-colour.ts';
import { lookAt, type RgbaImage } from '#vision/watch/look.ts';
import { contextOf, drawOn, pixelsOn } from '../canvas.ts';
import { sizeWithin } from '../guide.ts';
import { uprightBitmap } from '../upright-bitmap.ts';
import type { StraightAnswer, StraightRequest } from './messages.ts';

/** Length of the longer side of the decoded still, in pixels. */
const LONGEST_SIDE = 3000;
/** Maximum length of the straightened document's longer side, in pixels. */
const LONGEST_DOCUMENT = 2000;
/** Quality of the straightened document as a JPEG, 0 to 1. */
const QUALITY = 0.92;

/** Finds the document in a still and straightens it; null if no document is clearly visible. */
export async function straightPicture({ still, aspects, turn }: StraightRequest): Promise<StraightAnswer | null> {
  const bitmap = await uprightBitmap(still);
  try {
    const small = pixelsOf(bitmap, SMALL_SIDE);
    const look = lookAt(small, aspects, null);
    if (!look.quad || look.isCut) return null;
    const large = pixelsOf(bitmap, LONGEST_SIDE);
    const rough = scaleQuad(look.quad, small.width, small.height);
    const quad = turnQuad(refineQuad(rough, small, grayFromRgba(large.rgba, large.width, large.height)), turn);
    const size = sizeOf(quad, aspects);
    const rgba = warpColour(large, quad, size);
    if (!rgba) return null;
    const corners = scaleQuad(quad, 1 / large.width, 1 / large.height);
    return { quad: corners, blob: await jpegOf({ rgba, ...size }) };
  } finally {
    bitmap.close();
  }
}

/** Reorders the corners so that the first is the upper left corner after clockwise quarter turns. */
function turnQuad(quad: Quad, quarters: number): Quad {
  return quad.map((_, at) => quad[(at - quarters + 4) % 4]!) as unknown as Quad;
}

/** Returns the document's size: its true aspect, with as many pixels as the still has of it. */
function sizeOf(quad: Quad, aspects: readonly number[]): { width: number; height: number } {
  const [across, down] = meanSides(quad);
  const long = Math.round(Math.min(LONGEST_DOCUMENT, Math.max(across, down)));
  const short = Math.round(long / nearestAspect(Math.max(across, down) / Math.min(across, down), aspects));
  return across >= down ? { width: long, height: short } : { width: short, height: long };
}

function pixelsOf(bitmap: ImageBitmap, longest: number): RgbaImage {
  return pixelsOn(drawOn(new OffscreenCanvas(1, 1), bitmap, sizeWithin(bitmap, longest)));
}

async function jpegOf({ rgba, width, height }: RgbaImage): Promise<Blob> {
  const context = contextOf(new OffscreenCanvas(width, height));
  const picture = context.createImageData(width, height);
  picture.data.set(rgba);
  context.putImageData(picture, 0, 0);
  return await context.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
