import { middle, type Point, type Quad, sideLength } from '../warp.ts';
import { colourStep } from './colour-step.ts';
import type { StraightLine } from './straight-lines.ts';

export interface FoundQuad {
  /** Corners, clockwise from the corner nearest the picture's upper left, which need not be the upper left of the text. */
  readonly quad: Quad;
  /** 0 to about 1. Above 0.8 nearly all quads are right; quads below 0.72 are not returned. */
  readonly score: number;
  /** Similarity to a known document's shape, 0 to 1. */
  readonly likeness: number;
  /** Area as a share of the picture, 0 to 1. */
  readonly share: number;
  /** True if a corner is at or beyond the picture's edge. */
  readonly isCut: boolean;
}

/** Minimum score of a quad that is returned. */
const MIN_SCORE = 0.72;
/** Minimum angle between neighbouring sides, in radians. */
const MIN_CORNER = 0.9;
/** Maximum aspect ratio: longer side divided by shorter side. */
const MAX_ASPECT = 2.1;
/** Minimum ratio of opposite sides (shorter divided by longer), multiplied over both pairs. */
const MIN_EVENNESS = 0.3;
/** Minimum share of each side on which an edge is visible. */
const MIN_SIDE = 0.4;
/** Minimum share of all four sides together on which an edge is visible. */
const MIN_SIDES = 0.6;
/** Share of a side that is skipped at each end, because the corners of a card are round. */
const ROUND = 0.06;
/** Assumed share of edges past a corner that are outside the picture; not 0, because a tablecloth's lines end at the picture's edge too. */
const UNSEEN_SHARE = 1 / 3;
/** Maximum difference from a known aspect ratio, as a logarithm of their quotient. */
const OTHER_ASPECT = 0.2;
/** Perspective may change the aspect ratio in addition, by this share of the ratio of opposite sides (as a logarithm). */
const LEAN = 0.5;
/** Maximum distance of a corner beyond the picture's edge, as a share of the picture. */
const MAX_OVERHANG = 0.25;
/** A document that comes closer than this to the picture's edge counts as cut, in pixels. */
const NEAR_EDGE = 2;

export interface QuadSearch {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly aspects: readonly number[];
  /** Smallest quad, as a share of the picture. */
  readonly minArea: number;
}

/** Returns the better of two quads; the candidate only if it is clearly a document. */
export function betterOf(best: FoundQuad | null, candidate: QuadCandidate, picture: QuadSearch): FoundQuad | null {
  const { corners } = candidate;
  const { rgba, width, height } = picture;
  const shape = shapeOf(corners, picture);
  const sides = shape && sidesOf(candidate);
  if (!sides) return best;
  const worth = 0.5 * sides.mean + 0.3 * sides.least + shape.worth - 0.4 * sides.past - 0.12;
  const least = Math.max(MIN_SCORE, best?.score ?? 0);
  // Colours add at most 0.1.
  if (worth + 0.1 < least) return best;
  const step = colourStep(rgba, width, height, corners);
  const score = worth + 0.1 * Math.min(1, step / 18) - (step < 4 ? 0.2 : 0);
  return score > least
    ? { quad: clockwise(corners), score, likeness: shape.fit, share: shape.share, isCut: isCut(corners, width, height) }
    : best;
}

/** Four lines that may be a document's sides. */
export interface QuadCandidate {
  readonly corners: Quad;
  /** The line from each corner to the next corner. */
  readonly lines: readonly [StraightLine, StraightLine, StraightLine, StraightLine];
}

/** Returns the quad that four lines enclose. Null if they enclose nothing. */
export function candidateOf(
  [left, right]: readonly [StraightLine, StraightLine],
  [top, bottom]: readonly [StraightLine, StraightLine],
): QuadCandidate | null {
  if (left === top || left === bottom || right === top || right === bottom || left.angleTo(top) < MIN_CORNER) return null;
  const [one, two, three, four] = [left.meets(top), top.meets(right), right.meets(bottom), bottom.meets(left)];
  return one && two && three && four ? { corners: [one, two, three, four], lines: [top, right, bottom, left] } : null;
}

/** Rates the shape of a quad. Null if no document can have this shape. */
function shapeOf(quad: Quad, { width, height, aspects, minArea }: QuadSearch): { worth: number; fit: number; share: number } | null {
  const isFar = ({ x, y }: Point) =>
    x < -MAX_OVERHANG * width || y < -MAX_OVERHANG * height || x > (1 + MAX_OVERHANG) * width || y > (1 + MAX_OVERHANG) * height;
  if (quad.some(isFar)) return null;
  const share = areaOf(quad) / (width * height);
  if (share < minArea) return null;
  const [top, right, bottom, left] = [0, 1, 2, 3].map((at) => sideLength(quad, at)) as [number, number, number, number];
  const evenness = Math.min(top / bottom, bottom / top) * Math.min(left / right, right / left);
  const ratio = (top + bottom) / (left + right);
  const aspect = Math.max(ratio, 1 / ratio);
  if (evenness < MIN_EVENNESS || aspect > MAX_ASPECT) return null;
  const lean = -LEAN * Math.log(evenness);
  const fit = Math.max(0, ...aspects.map((one) => 1 - Math.max(0, Math.abs(Math.log(aspect / one)) - lean) / OTHER_ASPECT));
  return { worth: 0.12 * Math.sqrt(evenness) + 0.08 * fit + 0.12 * Math.min(0.7, share), fit, share };
}

/** Returns the area in pixels; 0 unless the quad is convex. */
function areaOf(quad: Quad): number {
  let [area, turns] = [0, 0];
  for (let at = 0; at < 4; at++) {
    const [one, two, three] = [quad[at]!, quad[(at + 1) % 4]!, quad[(at + 2) % 4]!];
    area += one.x * two.y - two.x * one.y;
    turns += Math.sign((two.x - one.x) * (three.y - two.y) - (two.y - one.y) * (three.x - two.x));
  }
  return Math.abs(turns) === 4 ? Math.abs(area) / 2 : 0;
}

/** Returns the shares of edges along the sides, and past the corners, where a document has none. Null if a side has too few edges. */
function sidesOf({ corners, lines }: QuadCandidate): { mean: number; least: number; past: number } | null {
  let [least, sum, length, past] = [1, 0, 0, 0];
  for (const [at, line] of lines.entries()) {
    const [from, to] = [line.along(corners[at]!), line.along(corners[(at + 1) % 4]!)];
    const wide = to - from;
    const support = line.support(from + ROUND * wide, to - ROUND * wide);
    if (support === null || support < MIN_SIDE) return null;
    least = Math.min(least, support);
    sum += support * Math.abs(wide);
    length += Math.abs(wide);
    const [near, far] = [2 * Math.sign(wide), Math.max(5, 0.09 * Math.abs(wide)) * Math.sign(wide)];
    past += (line.support(from - far, from - near) ?? UNSEEN_SHARE) + (line.support(to + near, to + far) ?? UNSEEN_SHARE);
  }
  return sum / length < MIN_SIDES ? null : { mean: sum / length, least, past: past / 8 };
}

function isCut(quad: Quad, width: number, height: number): boolean {
  return quad.some(({ x, y }) => Math.min(x, y) < NEAR_EDGE || x > width - 1 - NEAR_EDGE || y > height - 1 - NEAR_EDGE);
}

function clockwise(quad: Quad): Quad {
  const center = middle(quad);
  const angle = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const round = [...quad].sort((one, other) => angle(one) - angle(other));
  const first = round.reduce((near, { x, y }, at) => (x + y < round[near]!.x + round[near]!.y ? at : near), 0);
  return [0, 1, 2, 3].map((at) => round[(first + at) % 4]!) as unknown as Quad;
}
