import { boxBlur, resize } from '../filters.ts';
import type { Gray } from '../gray.ts';
import type { Point } from '../warp.ts';
import { blocksOf, groundOf } from './blocks.ts';

/** A square with many edges in surroundings with few, perhaps a QR; in pixels. */
export interface Patch {
  center: Point;
  side: number;
}

/** Longer side in pixels of the picture that is searched. */
const SIDE = 1024;
/** Side of a block, in pixels. */
const BLOCK = 8;
/** Side of the smallest square, in blocks. */
const MIN_SIDE_BLOCKS = 5;
/** Factor from one tried side to the next. */
const SIDE_FACTOR = 1.25;
/** Minimum difference between the shares of blocks with edges, inside and around the square. */
const MIN_DIFFERENCE = 0.35;

/** Finds the `most` squares that differ most from their surroundings, almost without overlap. */
export function findPatches(picture: Gray, most: number): Patch[] {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const blocks = blocksOf(boxBlur(resize(picture, scale), 1), BLOCK);
  const ground = groundOf(blocks, 0.06);
  const { columns, rows } = blocks;
  const hasEdges = blocks.cells.map(({ energy }) => (energy > ground ? 1 : 0));
  const full = sums(hasEdges, columns, rows);
  const count = (left: number, top: number, right: number, bottom: number) => {
    const [l, t, r, b] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, columns), Math.min(bottom, rows)];
    const at = (x: number, y: number) => full[y * (columns + 1) + x]!;
    return { full: at(r, b) - at(l, b) - at(r, t) + at(l, t), area: (r - l) * (b - t) };
  };
  const squares: { left: number; top: number; side: number; score: number }[] = [];
  for (let exact = MIN_SIDE_BLOCKS; exact <= Math.min(columns, rows); exact *= SIDE_FACTOR) {
    const side = Math.round(exact);
    const ring = Math.max(1, Math.round(side / 8));
    for (let top = 0; top + side <= rows; top++)
      for (let left = 0; left + side <= columns; left++) {
        const inside = count(left, top, left + side, top + side);
        const outside = count(left - ring, top - ring, left + side + ring, top + side + ring);
        const around = (outside.full - inside.full) / Math.max(1, outside.area - inside.area);
        const score = inside.full / inside.area - around;
        // Prefers larger squares, since small ones are more often letters.
        if (score > MIN_DIFFERENCE) squares.push({ left, top, side, score: score + 0.05 * Math.log2(side) });
      }
  }
  const best: typeof squares = [];
  for (const one of [...squares].sort((a, b) => b.score - a.score)) {
    if (best.length === most) break;
    if (!best.some((other) => overlap(one, other))) best.push(one);
  }
  const unit = BLOCK / scale;
  return best.map(({ left, top, side }) => ({
    center: { x: (left + side / 2) * unit, y: (top + side / 2) * unit },
    side: side * unit,
  }));
}

/** Returns the summed-area table of the values, with a first row and column of zeros. */
function sums(values: readonly number[], columns: number, rows: number): Float64Array {
  const out = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0, line = 0; x < columns; x++) {
      line += values[y * columns + x]!;
      out[(y + 1) * (columns + 1) + x + 1] = out[y * (columns + 1) + x + 1]! + line;
    }
  return out;
}

function overlap(one: { left: number; top: number; side: number }, other: { left: number; top: number; side: number }): boolean {
  const across = Math.min(one.left + one.side, other.left + other.side) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.side, other.top + other.side) - Math.max(one.top, other.top);
  return across > 0 && down > 0 && across * down > 0.3 * Math.min(one.side, other.side) ** 2;
}
