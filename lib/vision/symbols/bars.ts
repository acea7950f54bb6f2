import { resize } from '../filters.ts';
import type { Gray } from '../gray.ts';
import type { Point } from '../warp.ts';
import { type Block, blocksOf, groundOf } from './blocks.ts';

/** A region of parallel edges, perhaps a Code128 or PDF417, in pixels. */
export interface Bars {
  center: Point;
  /** Length across the bars. */
  length: number;
  height: number;
  /** Clockwise turn, -90 to 90. */
  degrees: number;
  /** Rise of the rows while the bars are upright, divided by their length: perspective slants a symbol. */
  slant: number;
}

/** Longer side of the picture that is searched, in pixels. */
const SIDE = 1024;
/** Side of a block, in pixels. */
const BLOCK = 16;
/** Minimum share of parallel edges: less is text, a face, a table. */
const COHERENCE = 0.34;
/** Maximum angle between neighbouring blocks of a region, in degrees. */
const BEND = 14;

/** Finds the strongest regions of bars, at most `most`. */
export function findBars(picture: Gray, most: number): Bars[] {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const grid = blocksOf(resize(picture, scale), BLOCK);
  const { columns, cells: blocks } = grid;
  const ground = groundOf(grid, 0.15);
  const hasBars = blocks.map(({ energy, u, v }) => energy > ground && Math.hypot(u, v) / energy > COHERENCE);
  const isVisited = new Uint8Array(blocks.length);
  const regions: { blocks: number[]; energy: number }[] = [];
  for (let start = 0; start < blocks.length; start++) {
    if (!hasBars[start] || isVisited[start]) continue;
    const region = grow(blocks, hasBars, isVisited, start, columns);
    if (region.length >= 4) regions.push({ blocks: region, energy: region.reduce((so, at) => so + blocks[at]!.energy, 0) });
  }
  return regions
    .sort((one, other) => other.energy - one.energy)
    .slice(0, most)
    .map((region) => measure(region.blocks, blocks, columns, scale));
}

/** Collects blocks joined to `start` by parallel neighbours, over gaps of one block. */
function grow(blocks: readonly Block[], hasBars: readonly boolean[], isVisited: Uint8Array, start: number, columns: number): number[] {
  const region = [start];
  isVisited[start] = 1;
  for (const at of region) {
    const column = at % columns;
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const next = at + dy * columns + dx;
        if (column + dx < 0 || column + dx >= columns || !hasBars[next] || isVisited[next]) continue;
        if (angleBetween(blocks[at]!, blocks[next]!) > BEND) continue;
        isVisited[next] = 1;
        region.push(next);
      }
  }
  return region;
}

function angleBetween(one: Block, other: Block): number {
  const turn = Math.atan2(one.u * other.v - one.v * other.u, one.u * other.u + one.v * other.v);
  return Math.abs(turn) * (90 / Math.PI);
}

function measure(region: readonly number[], blocks: readonly Block[], columns: number, scale: number): Bars {
  let [u, v] = [0, 0];
  for (const at of region) {
    u += blocks[at]!.u;
    v += blocks[at]!.v;
  }
  const angle = Math.atan2(v, u) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = region.map((at) => {
    const [x, y] = [((at % columns) + 0.5) * BLOCK, (Math.floor(at / columns) + 0.5) * BLOCK];
    return { along: x * cos + y * sin, across: y * cos - x * sin };
  });
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { along, across } of points) {
    [left, right] = [Math.min(left, along), Math.max(right, along)];
    [top, bottom] = [Math.min(top, across), Math.max(bottom, across)];
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    center: { x: (along * cos - across * sin) / scale, y: (along * sin + across * cos) / scale },
    length: (right - left + BLOCK) / scale,
    height: (bottom - top + BLOCK) / scale,
    degrees: (angle * 180) / Math.PI,
    slant: slantOf(points),
  };
}

/** Returns the slope of a line that is fitted through the blocks. */
function slantOf(points: readonly { along: number; across: number }[]): number {
  const mean = (of: (point: { along: number; across: number }) => number) =>
    points.reduce((so, point) => so + of(point), 0) / points.length;
  const [middle, level] = [mean(({ along }) => along), mean(({ across }) => across)];
  const spread = mean(({ along }) => (along - middle) ** 2);
  return spread === 0 ? 0 : mean(({ along, across }) => (along - middle) * (across - level)) / spread;
}
