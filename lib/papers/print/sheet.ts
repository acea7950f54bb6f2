import { resize } from '#vision/filters.ts';
import { flattenLight } from '#vision/flatten.ts';
import type { Gray } from '#vision/gray.ts';
import { ASPECTS, nearestAspect } from '#vision/quad/aspects.ts';
import { findQuad } from '#vision/quad/find-quad.ts';
import { refineQuad } from '#vision/quad/refine-quad.ts';
import { findLines } from '#vision/reader/find-lines.ts';
import { homography, meanSides, type Point, type Quad, rectangle, warp } from '#vision/warp.ts';

/** A picture to read, and a small colour copy (four bytes per pixel) in which the document's corners are sought. */
export interface PaperPicture {
  readonly gray: Gray;
  readonly small: { readonly rgba: Uint8ClampedArray; readonly width: number; readonly height: number };
}

/** Longer side of a card that is read, in pixels. */
const CARD_SIDE = 1400;
/** Longer side of a sheet of paper that is read, in pixels: letter at 200 dots per inch. */
const PAPER_SIDE = 2200;
/** Minimum length of the longer side, in pixels. A smaller picture is enlarged, because print is then read better. */
const MIN_SIDE = 1000;
/** Maximum difference from a known aspect ratio, as a logarithm of their quotient. Perspective changes the ratio. */
const NEAR_ASPECT = 0.13;
/** A quad that fills less than this share of the picture may be only a part of the document, such as the portrait. */
const LARGEST_PART = 0.4;
/** Maximum share of print outside the corners of a document; with more, the corners enclose only a part of it. */
const MAX_OUTSIDE = 0.2;
/** Longer side in pixels of the picture in which print outside the corners is sought. */
const LOOK = 1300;

/** Returns the document, straightened and evenly lit, or the whole picture if no corners are found. Any side may be up. */
export function sheetOf(picture: PaperPicture): Gray {
  return flattenLight(cutOut(picture) ?? whole(picture.gray));
}

/** Finds the document's corners in pixels of `gray`, and their score; null if none, or small ones with much print outside. */
export function cornersOf({ gray, small }: PaperPicture): { quad: Quad; score: number } | null {
  const detection = findQuad(small.rgba, small.width, small.height);
  if (!detection) return null;
  const quad = refineQuad(detection.quad, small, gray);
  return detection.share < LARGEST_PART && shareOutside(gray, quad) > MAX_OUTSIDE ? null : { quad, score: detection.score };
}

function cutOut(picture: PaperPicture): Gray | null {
  const corners = cornersOf(picture);
  if (!corners) return null;
  const { gray } = picture;
  const { quad } = corners;
  const [across, down] = meanSides(quad);
  const [long, short] = [Math.max(across, down), Math.min(across, down)];
  const aspect = knownAspect(long / short);
  const length = lengthOf(aspect, long);
  const breadth = Math.round(length / aspect);
  // Reduces large pictures first, because the bilinear warp skips pixels.
  const factor = Math.min(1, (1.5 * length) / long);
  const source = resize(gray, factor);
  const sourceQuad = quad.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as unknown as Quad;
  return across >= down ? warp(source, sourceQuad, length, breadth) : warp(source, sourceQuad, breadth, length);
}

function whole(gray: Gray): Gray {
  const [long, short] = [Math.max(gray.width, gray.height), Math.min(gray.width, gray.height)];
  return resize(gray, lengthOf(knownAspect(long / short), long) / long);
}

/** Returns the longer side of the sheet in pixels: that of the picture, within the limits. */
function lengthOf(aspect: number, longSide: number): number {
  return Math.round(Math.min(aspect === ASPECTS.card ? CARD_SIDE : PAPER_SIDE, Math.max(MIN_SIDE, longSide)));
}

function knownAspect(aspect: number): number {
  const near = nearestAspect(aspect, Object.values(ASPECTS));
  return Math.abs(Math.log(aspect / near)) < NEAR_ASPECT ? near : aspect;
}

/** Returns the share of the picture's print outside the corners, by area of its lines. */
function shareOutside(gray: Gray, quad: Quad): number {
  const factor = Math.min(1, LOOK / Math.max(gray.width, gray.height));
  const inside = homography(quad, rectangle(1, 1));
  const holds = ({ x, y }: Point) => x > -0.02 && y > -0.02 && x < 1.02 && y < 1.02;
  let [all, outside] = [0, 0];
  for (const { x, y, width, height } of findLines(resize(gray, factor))) {
    if (width < 4 * height) continue;
    const middle = { x: (x + width / 2) / factor, y: (y + height / 2) / factor };
    all += width;
    if (!inside || !holds(inside(middle))) outside += width;
  }
  return all === 0 ? 0 : outside / all;
}
