import { type Gray, grayFromRgba } from '../gray.ts';
import { nearestAspect } from '../quad/aspects.ts';
import type { FoundQuad } from '../quad/candidate.ts';
import { findQuad } from '../quad/find-quad.ts';
import { findQuadNear } from '../quad/near-quad.ts';
import { focusOf } from '../quality/focus.ts';
import { glareOf } from '../quality/glare.ts';
import { meanSides, type Quad, scaleQuad, warp } from '../warp.ts';
import { type Thumbnail, thumbnailOf } from './thumbnail.ts';

export interface DocumentLook {
  /** Corners as shares of the frame; null if not found. */
  readonly quad: Quad | null;
  /** True if a corner is at or outside the frame's edge. */
  readonly isCut: boolean;
  /** Focus and glare of the straightened document (`focusOf`, `glareOf`); null if not measured. */
  readonly focus: number | null;
  readonly glare: number | null;
  readonly thumbnail: Thumbnail | null;
}

export interface RgbaImage {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Longer side in pixels of the straightened document, at which all thresholds were measured. */
const STRAIGHT_SIDE = 640;
/** Minimum score of a quad. This limit excludes books and screens. */
const MIN_SCORE = 0.8;
/** Minimum similarity of a quad to a document's shape, 0 to 1. */
const MIN_LIKENESS = 0.5;

export const NOTHING: DocumentLook = { quad: null, isCut: false, focus: null, glare: null, thumbnail: null };

/** Number of looks after which the whole frame is searched again, since a clearer document may have appeared. */
const WHOLE_EVERY = 8;
/** Minimum area of a document, as a share of the frame. */
const FAR_AREA = 0.07;

/**
 * Finds a document with one of these aspects (longer by shorter side) in `small`. `full` returns the frame with twice the pixels per
 * side, to measure focus and glare; null: they are not measured.
 */
export function lookAt(small: RgbaImage, aspects: readonly number[], full: (() => RgbaImage) | null): DocumentLook {
  return new Lookout().look(small, aspects, full);
}

/** Finds a document in consecutive camera frames; the search begins near the last document. */
export class Lookout {
  /** Corners of the last document, as shares of the frame. */
  #last: Quad | null = null;
  #looks = 0;

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
      : this.#last && findQuadNear(scaleQuad(this.#last, width, height), { rgba, width, height, aspects, minArea: FAR_AREA });
    if (isClear(near)) return near;
    const detection = findQuad(rgba, width, height, aspects, FAR_AREA);
    return isClear(detection) ? detection : null;
  }
}

const isClear = (detection: FoundQuad | null): boolean =>
  detection !== null && detection.score >= MIN_SCORE && detection.likeness >= MIN_LIKENESS;

function straighten({ rgba, width, height }: RgbaImage, parts: Quad, aspects: readonly number[]): Gray | null {
  const quad = scaleQuad(parts, width, height);
  const [across, down] = meanSides(quad);
  const short = Math.round(STRAIGHT_SIDE / nearestAspect(Math.max(across, down) / Math.min(across, down), aspects));
  // Converts only the rows of the document to gray.
  const ys = quad.map(({ y }) => y);
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys)) - 1), Math.min(height, Math.ceil(Math.max(...ys)) + 2)];
  const gray = grayFromRgba(rgba.subarray(4 * width * top, 4 * width * bottom), width, bottom - top);
  const lower = quad.map(({ x, y }) => ({ x, y: y - top })) as unknown as Quad;
  return across >= down ? warp(gray, lower, STRAIGHT_SIDE, short) : warp(gray, lower, short, STRAIGHT_SIDE);
}
