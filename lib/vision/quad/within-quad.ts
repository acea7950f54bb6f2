import type { Point, Quad } from '../warp.ts';

/** Returns whether a point lies on the inner side of each side of a clockwise quad. */
export function isWithin({ x, y }: Point, quad: Quad): boolean {
  return quad.every((from, at) => {
    const to = quad[(at + 1) % 4]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}
