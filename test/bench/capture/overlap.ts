import { homography, type Point, type Quad, rectangle } from '#vision/warp.ts';

/**
 * Returns the intersection of two quads divided by their union, from 0 to 1, counted on a grid of 200 by 200 points. Corners are given as
 * shares of the picture.
 */
export function overlap(one: Quad, other: Quad): number {
  const [inOne, inOther] = [homography(one, rectangle(1, 1)), homography(other, rectangle(1, 1))];
  if (!inOne || !inOther) return 0;
  const holds = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= 1 && y <= 1;
  let [both, either] = [0, 0];
  for (let y = 0.0025; y < 1; y += 0.005) {
    for (let x = 0.0025; x < 1; x += 0.005) {
      const [a, b] = [holds(inOne({ x, y })), holds(inOther({ x, y }))];
      if (a && b) both++;
      if (a || b) either++;
    }
  }
  return both / either;
}
