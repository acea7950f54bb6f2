import type { Gray } from '../gray.ts';
import type { Point, Quad } from '../warp.ts';

/** Minimum distance from a side within which edges are searched, in pixels of the larger picture. */
const REACH = 6;
/** Number of samples along a side. */
const PLACES = 68;
/** Shares of the side at which the first and the last sample are. */
const [FIRST, LAST] = [0.08, 0.92];
/** Minimum step of an edge, in grey values, summed over two rows. */
const MIN_STEP = 8;
/** Minimum number of samples with an edge. With fewer, the side stays as it was. */
const MIN_PLACES = 12;
/** Number of rounds in which a line is fitted to the steps. */
const ROUNDS = 4;

interface EdgeStep {
  /** Position along the side, and distance from it, in pixels. */
  readonly along: number;
  readonly off: number;
  /** Height of the step in grey values, signed. */
  readonly size: number;
}

/** Refines a quad that was found in a small picture, in the full picture. */
export function refineQuad(quad: Quad, small: { readonly width: number; readonly height: number }, image: Gray): Quad {
  // Two factors, because rounding changes the small picture's aspect slightly.
  const [across, down] = [image.width / small.width, image.height / small.height];
  const corners = quad.map(({ x, y }): Point => ({ x: (x + 0.5) * across - 0.5, y: (y + 0.5) * down - 0.5 }));
  const reach = Math.max(REACH, Math.round(Math.max(across, down) * 1.5));
  const sides = corners.map((from, at) => sideNear(image, from, corners[(at + 1) % 4]!, reach));
  return corners.map((corner, at) => {
    const [one, other] = [sides[(at + 3) % 4]!, sides[at]!];
    const turn = one.dx * other.dy - one.dy * other.dx;
    // Keeps the corner also for NaN, which coinciding corners give.
    if (!(Math.abs(turn) >= 0.2)) return corner;
    const far = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / turn;
    const better = { x: one.x + one.dx * far, y: one.y + one.dy * far };
    return Math.hypot(better.x - corner.x, better.y - corner.y) > 3 * reach ? corner : better;
  }) as unknown as Quad;
}

/** A point and a unit direction. */
interface Ray extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** Returns the straight edge nearest to a line; the line itself if there is none. */
function sideNear(image: Gray, from: Point, to: Point, reach: number): Ray {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const steps = stepsAlong(image, { ...from, dx, dy }, length, reach);
  if (steps.length < MIN_PLACES) return { ...from, dx, dy };
  const { slope, off } = fitLine(steps);
  const turn = Math.hypot(1, slope);
  return { x: from.x - dy * off, y: from.y + dx * off, dx: (dx - dy * slope) / turn, dy: (dy + dx * slope) / turn };
}

/** Returns the strongest step at each sample. Only steps to brighter, or only to darker, as at most samples. */
function stepsAlong(image: Gray, side: Ray, length: number, reach: number): EdgeStep[] {
  const steps: EdgeStep[] = [];
  let way = 0;
  for (let place = 0; place < PLACES; place++) {
    const along = (FIRST + ((LAST - FIRST) * place) / (PLACES - 1)) * length;
    const [x, y] = [side.x + side.dx * along, side.y + side.dy * along];
    const gray = (off: number) => grayAt(image, x - side.dy * off, y + side.dx * off);
    let step: EdgeStep = { along, off: 0, size: 0 };
    for (let off = -reach; off <= reach; off++) {
      const size = (gray(off + 1.5) + gray(off + 2.5) - gray(off - 1.5) - gray(off - 2.5)) * (1 - (0.24 * Math.abs(off)) / reach);
      if (Math.abs(size) > Math.abs(step.size)) step = { along, off, size };
    }
    if (Math.abs(step.size) <= MIN_STEP) continue;
    steps.push(step);
    way += Math.sign(step.size) * Math.min(40, Math.abs(step.size));
  }
  return steps.filter(({ size }) => size * way > 0);
}

/** Returns the grey value at a point; NaN outside the picture, which never counts as a step. */
function grayAt({ data, width, height }: Gray, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? Number.NaN : data[row * width + column]!;
}

/** Fits a line by least squares; in each round, distant steps count less. */
function fitLine(steps: readonly EdgeStep[]): { slope: number; off: number } {
  let [slope, off] = [0, steps.map((step) => step.off).sort((one, other) => one - other)[steps.length >> 1]!];
  for (let round = 0; round < ROUNDS; round++) {
    let [sum, sumX, sumY, sumXx, sumXy] = [0, 0, 0, 0, 0];
    for (const step of steps) {
      const weight = 1 / (1 + ((step.off - slope * step.along - off) / 1.2) ** 2);
      sum += weight;
      sumX += weight * step.along;
      sumY += weight * step.off;
      sumXx += weight * step.along ** 2;
      sumXy += weight * step.along * step.off;
    }
    const spread = sum * sumXx - sumX * sumX;
    if (Math.abs(spread) < 1e-6) break;
    slope = (sum * sumXy - sumX * sumY) / spread;
    off = (sumY - slope * sumX) / sum;
  }
  return { slope, off };
}
