import { ASPECTS } from './aspects.ts';
import { betterOf, candidateOf, type FoundQuad } from './candidate.ts';
import { edgesOf } from './edges.ts';
import { type StraightLine, straightLinesOf } from './straight-lines.ts';

/** Least distance of opposite sides, as a share of the picture, and greatest angle, in radians. */
const LEAST_APART = 0.22;
const MOST_TILT = 0.55;
/** Smallest document in a photo; a smaller one is a part, as a portrait. */
const LEAST_AREA = 0.12;
/** Pairs of lines that are tried, strongest first: texture has hundreds. */
const MOST_PAIRS = 160;

/** Finds the one document in an RGBA picture of about 320 pixels; null if unclear. Rates quads of strong lines. Tens of milliseconds. */
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

/** Pairs of possible opposite sides, strongest first. */
function pairsOf(lines: readonly StraightLine[], apart: number): Pair[] {
  return lines
    .flatMap((line, at) => lines.slice(0, at).map((before): Pair => [before, line]))
    .filter(([one, other]) => one.angleTo(other) <= MOST_TILT && one.apartFrom(other) >= apart)
    .slice(0, MOST_PAIRS);
}
