import { middle, type Point, type Quad } from '../warp.ts';

/** Distance from a side at which colours are compared, in pixels. */
const SIDE_DISTANCE = 3.5;

/** Returns the colour difference across a quad's sides, 0 to 255: half of the weakest side's plus half of the mean. */
export function colourStep(rgba: Uint8ClampedArray, width: number, height: number, quad: Quad): number {
  const center = middle(quad);
  const steps = quad.map((corner, at) => stepOf(corner, quad[(at + 1) % 4]!, center));
  return 0.5 * Math.min(...steps) + (0.5 * steps.reduce((sum, step) => sum + step, 0)) / 4;

  function stepOf(from: Point, to: Point, inside: Point): number {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    let [across, down] = [(to.y - from.y) / length, (from.x - to.x) / length];
    if ((inside.x - from.x) * across + (inside.y - from.y) * down < 0) [across, down] = [-across, -down];
    const sums = [0, 0, 0];
    let count = 0;
    for (let share = 0.1; share < 0.91; share += 0.04) {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      const inner = pixelAt(x + SIDE_DISTANCE * across, y + SIDE_DISTANCE * down);
      const outer = pixelAt(x - SIDE_DISTANCE * across, y - SIDE_DISTANCE * down);
      if (inner < 0 || outer < 0) continue;
      for (let colour = 0; colour < 3; colour++) sums[colour]! += rgba[inner + colour]! - rgba[outer + colour]!;
      count++;
    }
    return count === 0 ? 0 : Math.max(...sums.map(Math.abs)) / count;
  }

  function pixelAt(x: number, y: number): number {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : (row * width + column) * 4;
  }
}
