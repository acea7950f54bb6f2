import { ASPECTS } from './aspects.ts';
import { betterOf, candidateOf, type FoundQuad } from './candidate.ts';
import { edgesOf } from './edges.ts';
import { type StraightLine, straightLinesOf } from './straight-lines.ts';

/** How far two opposite sides are apart, as a share of the picture, and by how much they differ in direction at most, in radians. */
const LEAST_APART = 0.22;
const MOST_TILT = 0.55;
/** The smallest document in a photo of one: what is smaller is a part of it, as a credential's portrait is. */
const LEAST_AREA = 0.12;
/** Pairs of lines that are tried, those that more edges speak for first: texture has hundreds. */
const MOST_PAIRS = 160;

/**
 * The corners of the one document in a picture of four bytes a pixel and about 320 pixels on its longer side; null where none is clearly
 * seen. Lines with many edges are put together to quads; the best has edges along all sides, none going on past its corners (a table's
 * does), another colour inside than outside, and the sides of a known document. Some tens of milliseconds, more on texture.
 */
export function findQuad(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  aspects: readonly number[] = Object.values(ASPECTS),
  leastArea: number = LEAST_AREA,
): FoundQuad | null {
  if (width < 16 || height < 16) return null;
  const picture = { rgba, width, height, aspects, leastArea };
  const pairs = pairsOf(straightLinesOf(edgesOf(rgba, width, height)), LEAST_APART * Math.min(width, height));
  let best: FoundQuad | null = null;
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      const candidate = candidateOf(one, other);
      if (candidate) best = betterOf(best, candidate, picture);
    }
  }
  return best;
}

type Pair = readonly [StraightLine, StraightLine];

/** Two lines that may be opposite sides. They come in the order of the votes that they have. */
function pairsOf(lines: readonly StraightLine[], apart: number): Pair[] {
  return lines
    .flatMap((line, at) => lines.slice(0, at).map((before): Pair => [before, line]))
    .filter(([one, other]) => one.angleTo(other) <= MOST_TILT && one.apartFrom(other) >= apart)
    .slice(0, MOST_PAIRS);
}
