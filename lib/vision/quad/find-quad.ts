import { ASPECTS } from './aspects.ts';
import { betterOf, candidateOf, type FoundQuad } from './candidate.ts';
import { edgesOf } from './edges.ts';
import { type StraightLine, straightLinesOf } from './straight-lines.ts';

/** Smallest distance of opposite sides, as a share of the picture, and their largest angle, in radians. */
const LEAST_APART = 0.22;
const MOST_TILT = 0.55;
/** Smallest document, as a share of the photo; a smaller quad is a part of a document, such as the portrait. */
const LEAST_AREA = 0.12;
/** The most pairs of lines that are tried, strongest first; texture has hundreds. */
const MOST_PAIRS = 160;

/** Finds the document in an RGBA picture of about 320 pixels, as the best quad of strong lines. Null if unclear. Tens of milliseconds. */
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

/** Returns pairs of lines that can be opposite sides, strongest first. */
function pairsOf(lines: readonly StraightLine[], apart: number): Pair[] {
  return lines
    .flatMap((line, at) => lines.slice(0, at).map((before): Pair => [before, line]))
    .filter(([one, other]) => one.angleTo(other) <= MOST_TILT && one.apartFrom(other) >= apart)
    .slice(0, MOST_PAIRS);
}
