import { type Gray, grayFromRgba } from '../gray.ts';
import { nearestAspect } from '../quad/aspects.ts';
import type { FoundQuad } from '../quad/candidate.ts';
import { findQuad } from '../quad/find-quad.ts';
import { findQuadNear } from '../quad/near-quad.ts';
import { focusOf } from '../quality/focus.ts';
import { glareOf } from '../quality/glare.ts';
import { type Quad, scaleQuad, sideLength, warp } from '../warp.ts';
import { type Thumbnail, thumbnailOf } from './thumbnail.ts';

/** What one frame shows of the document that is sought. */
export interface DocumentLook {
  /** Its corners in parts of one of the frame's width and height; null where none is seen. */
  readonly quad: Quad | null;
  /** A corner lies at or beyond the frame's edge. */
  readonly isCut: boolean;
  /** Of the straightened document (`focusOf`, `glareOf`); null where it was not asked for. */
  readonly focus: number | null;
  readonly glare: number | null;
  readonly thumbnail: Thumbnail | null;
}

/** Pixels, of four bytes each. */
export interface RgbaImage {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The longer side of the picture that `small` is to be, and of the straightened document: what the thresholds were measured at. */
export const SMALL_SIDE = 320;
const STRAIGHT_SIDE = 640;
/** Nothing less certain is followed, and nothing of another shape, as books and screens have it. */
const LEAST_SCORE = 0.8;
const LEAST_LIKENESS = 0.5;

export const NOTHING: DocumentLook = { quad: null, isCut: false, focus: null, glare: null, thumbnail: null };

/** The whole of a frame is searched once in so many looks, however sure the last ones were: a clearer document may have come. */
const WHOLE_EVERY = 8;
/** The area of a document that is so far that the person is told to come closer, as a share of the frame. */
const FAR_AREA = 0.07;

/**
 * Looks for a document with one of those aspects (longer side by shorter) in one picture. `small` is the picture at `SMALL_SIDE`; `full`, the
 * same with at least twice the pixels a side, is asked for where focus and glare are wanted.
 */
export function lookAt(small: RgbaImage, aspects: readonly number[], full: (() => RgbaImage) | null): DocumentLook {
  return new Lookout().look(small, aspects, full);
}

/** Looks at the frames of a camera, one after the other: where one had a document, the next is looked at there first. */
export class Lookout {
  /** In parts of one. */
  #last: Quad | null = null;
  #looks = 0;

  /** As `lookAt`. */
  look(small: RgbaImage, aspects: readonly number[], full: (() => RgbaImage) | null): DocumentLook {
    const detection = this.#find(small, aspects);
    this.#last = detection && scaleQuad(detection.quad, 1 / small.width, 1 / small.height);
    if (!detection || !this.#last) return NOTHING;
    const [quad, { isCut }] = [this.#last, detection];
    const straight = full && straighten(full(), quad, aspects);
    if (!straight) return { ...NOTHING, quad, isCut };
    return { quad, isCut, focus: focusOf(straight), glare: glareOf(straight), thumbnail: thumbnailOf(straight) };
  }

  #find({ rgba, width, height }: RgbaImage, aspects: readonly number[]): FoundQuad | null {
    const isWhole = this.#looks++ % WHOLE_EVERY === 0;
    const near = isWhole
      ? null
      : this.#last && findQuadNear(scaleQuad(this.#last, width, height), { rgba, width, height, aspects, leastArea: FAR_AREA });
    if (isClear(near)) return near;
    const detection = findQuad(rgba, width, height, aspects, FAR_AREA);
    return isClear(detection) ? detection : null;
  }
}

const isClear = (detection: FoundQuad | null): boolean =>
  detection !== null && detection.score >= LEAST_SCORE && detection.likeness >= LEAST_LIKENESS;

function straighten({ rgba, width, height }: RgbaImage, parts: Quad, aspects: readonly number[]): Gray | null {
  const quad = scaleQuad(parts, width, height);
  const [across, down] = [sideLength(quad, 0) + sideLength(quad, 2), sideLength(quad, 1) + sideLength(quad, 3)];
  const short = Math.round(STRAIGHT_SIDE / nearestAspect(Math.max(across, down) / Math.min(across, down), aspects));
  // The rows above and below the document are not looked at.
  const ys = quad.map(({ y }) => y);
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys)) - 1), Math.min(height, Math.ceil(Math.max(...ys)) + 2)];
  const gray = grayFromRgba(rgba.subarray(4 * width * top, 4 * width * bottom), width, bottom - top);
  const lower = quad.map(({ x, y }) => ({ x, y: y - top })) as unknown as Quad;
  return across >= down ? warp(gray, lower, STRAIGHT_SIDE, short) : warp(gray, lower, short, STRAIGHT_SIDE);
}
