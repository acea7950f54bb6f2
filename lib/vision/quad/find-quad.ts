import { ASPECTS } from './aspects.ts';
import { betterOf, candidateOf, type FoundQuad } from './candidate.ts';
import { edgesOf } from './edges.ts';
import { type StraightLine, straightLinesOf } from './straight-lines.ts';

/** Longer side in pixels of the picture, at which all thresholds were measured. */
export const SMALL_SIDE = 320;
/** Minimum distance of opposite sides, as a share of the picture's shorter side. */
const MIN_APART = 0.22;
/** Maximum angle between opposite sides, in radians. */
const MAX_TILT = 0.55;
/** Minimum area of a document, as a share of the picture. A smaller quad is a part of a document, such as the portrait. */
const MIN_AREA = 0.12;
/** Maximum number of pairs of lines that are tried, strongest first. A pattern has hundreds. */
const MAX_PAIRS = 160;

/** Finds the document in an RGBA picture of about `SMALL_SIDE`, as the best quad of strong lines. Null if unclear. Tens of milliseconds. */
export function findQuad(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  aspects: readonly number[] = Object.values(ASPECTS),
  minArea: number = MIN_AREA,
): FoundQuad | null {
  if (width < 16 || height < 16) return null;
  const picture = { rgba, width, height, aspects, minArea };
  const pairs = pairsOf(straightLinesOf(edgesOf(rgba, width, height)), MIN_APART * Math.min(width, height));
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
    .filter(([one, other]) => one.angleTo(other) <= MAX_TILT && one.apartFrom(other) >= apart)
    .slice(0, MAX_PAIRS);
}
