import type { Point, Quad } from '../warp.ts';
import { betterOf, candidateOf, type FoundQuad, type QuadSearch } from './candidate.ts';
import { edgesOf, type Spans } from './edges.ts';
import { type Normal, straightLinesOf } from './straight-lines.ts';

/** Maximum shift of a side since the previous frame, in pixels. */
const MAX_SHIFT = 12;
/** Minimum cosine of a side's rotation since the previous frame (eleven degrees). */
const MIN_COSINE = 0.98;
/** Edges are searched up to this distance from the previous side, in pixels; edges beyond it belong to the table. */
const MAX_SIDE_DISTANCE = 20;
/** The search goes past the ends of the previous side by this share of its length. */
const EXTRA_LENGTH = 0.12;
/** Maximum number of lines that are tried for each side. */
const MAX_LINES = 3;

/** Finds the document near its last position, as reliably as `findQuad`. Null if the whole picture must be searched. */
export function findQuadNear(last: Quad, picture: QuadSearch): FoundQuad | null {
  const { rgba, width, height } = picture;
  const sides = last.map((from, at) => sideOf(from, last[(at + 1) % 4]!, width, height));
  const edges = edgesOf(rgba, width, height, bandsOf(sides, width, height));
  const lines = straightLinesOf(edges, (line) => sides.some((side) => isNear(side, line)));
  const [tops, rights, bottoms, lefts] = sides.map((side) => lines.filter((line) => isNear(side, line)).slice(0, MAX_LINES));
  let best: FoundQuad | null = null;
  for (const left of lefts!) {
    for (const right of rights!) {
      for (const top of tops!) {
        for (const bottom of bottoms!) {
          const candidate = candidateOf([left, right], [top, bottom]);
          if (candidate) best = betterOf(best, candidate, picture);
        }
      }
    }
  }
  return best;
}

/** A side of the last quad, relative to the picture's middle. */
interface QuadSide extends Normal {
  readonly middle: Point;
  readonly length: number;
}

function sideOf(from: Point, to: Point, width: number, height: number): QuadSide {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const middle = { x: (from.x + to.x - width) / 2, y: (from.y + to.y - height) / 2 };
  const [cos, sin] = [(from.y - to.y) / length, (to.x - from.x) / length];
  return { cos, sin, distance: middle.x * cos + middle.y * sin, middle, length };
}

function isNear({ cos, sin, middle }: QuadSide, line: Normal): boolean {
  const off = middle.x * line.cos + middle.y * line.sin - line.distance;
  return Math.abs(cos * line.cos + sin * line.sin) >= MIN_COSINE && Math.abs(off) <= MAX_SHIFT;
}

/** Returns for each row the ranges of columns that are near a side. */
function bandsOf(sides: readonly QuadSide[], width: number, height: number): Spans {
  return Array.from({ length: height }, (_, row) => {
    const y = row + 0.5 - height / 2;
    const spans = sides
      .map(({ cos, sin, distance, middle, length }): [number, number] => {
        const across = spanOf(cos, y * sin - distance, MAX_SIDE_DISTANCE);
        const along = spanOf(-sin, (y - middle.y) * cos + middle.x * sin, (0.5 + EXTRA_LENGTH) * length);
        const [first, end] = [Math.max(across[0], along[0]), Math.min(across[1], along[1])].map((x) => Math.round(x + width / 2));
        return [Math.max(0, first!), Math.min(width, end!)];
      })
      .filter(([first, end]) => first < end)
      .sort(([one], [other]) => one - other);
    const bands: [number, number][] = [];
    for (const [first, end] of spans) {
      const before = bands.at(-1);
      if (before && first <= before[1]) before[1] = Math.max(before[1], end);
      else bands.push([first, end]);
    }
    return bands;
  });
}

/** Returns the range of x in which `|times * x + plus| <= most`. */
function spanOf(times: number, plus: number, most: number): [number, number] {
  if (Math.abs(times) < 1e-6) return Math.abs(plus) <= most ? [-1e6, 1e6] : [0, 0];
  const [one, other] = [(-most - plus) / times, (most - plus) / times];
  return one < other ? [one, other] : [other, one];
}
