import { valueAt } from '#vision/face/face-patch.ts';
import type { Random } from '../../suites/symbols/random.ts';
import { spline } from './spline.ts';
import { type Place, STEP, type Still } from './still.ts';

/** Returns another person made of a still: warped by up to about 8 %, with other colours, at times mirrored. */
export function somebodyElse(still: Still, random: Random): Still {
  const { width, height, columns, rows, half } = still;
  const isMirrored = random.unit() < 0.5;
  const back = backward(still, isMirrored, random);
  const grid = Array.from({ length: columns * rows }, (_, at) => back((at % columns) * STEP, Math.floor(at / columns) * STEP));
  const depth = Float32Array.from(grid, ([x, y]) => still.depth[Math.round(y / STEP) * columns + Math.round(x / STEP)] ?? Number.NaN);
  const coordinate = ([0, 1] as const).map((axis) => ({ data: grid.map((place) => place[axis]), width: columns, height: rows }));
  const [gamma, contrast] = [random.between(0.8, 1.5), random.between(0.8, 1.1)];
  const planes = still.planes.map((plane) => {
    const tint = random.between(0.85, 1.12);
    const source = { data: plane, width, height };
    return Uint8ClampedArray.from({ length: width * height }, (_, pixel) => {
      const [x, y] = [(pixel % width) / STEP, Math.floor(pixel / width) / STEP];
      const value = valueAt(source, valueAt(coordinate[0]!, x, y), valueAt(coordinate[1]!, x, y));
      return (((value / 255) ** gamma - 0.5) * contrast + 0.5) * 255 * tint;
    });
  });
  const points = still.points.map((place, at) => forward((isMirrored && still.points[OTHER_SIDE[at]!]) || place, back, isMirrored));
  return { ...still, half, planes: planes.map((plane) => new Uint8Array(plane)), depth: smoothed(depth, columns, rows), points };
}

/** Returns a function from a place of the new picture to a place of the old one. */
function backward(still: Still, isMirrored: boolean, random: Random): (x: number, y: number) => Place {
  const knots = Array.from({ length: 12 }, (): Place => [random.between(-1.2, 1.2), random.between(-1.6, 1.6)]);
  const wave = () =>
    spline(
      knots,
      knots.map(() => random.normal() * 0.025),
      0.3,
    );
  const [across, down] = [wave(), wave()];
  const [wide, high] = [random.between(0.93, 1.07), random.between(0.94, 1.06)];
  return (x, y) => {
    const [a, b] = [(x - still.x) / still.half, (y - still.y) / still.half];
    const moved = a / wide + across(a, b);
    return [still.x + (isMirrored ? -moved : moved) * still.half, still.y + (b / high + down(a, b)) * still.half];
  };
}

/** Returns the place of the new picture that shows a place of the old one. */
function forward([x, y]: Place, back: (x: number, y: number) => Place, isMirrored: boolean): Place {
  let [a, b] = isMirrored ? [back(x, y)[0], y] : [x, y];
  for (let step = 0; step < 12; step++) {
    const [u, v] = back(a, b);
    a += (isMirrored ? u - x : x - u) * 0.9;
    b += (y - v) * 0.9;
  }
  return [a, b];
}

/** For each of iBUG's 68 points the point that a mirror shows in its place. */
const OTHER_SIDE: readonly number[] = [
  ...Array.from({ length: 17 }, (_, at) => 16 - at),
  ...Array.from({ length: 10 }, (_, at) => 26 - at),
  ...[27, 28, 29, 30, 35, 34, 33, 32, 31],
  ...[45, 44, 43, 42, 47, 46, 39, 38, 37, 36, 41, 40],
  ...[54, 53, 52, 51, 50, 49, 48, 59, 58, 57, 56, 55],
  ...[64, 63, 62, 61, 60, 67, 66, 65],
];

/** Smooths a grid of depths, but for the places outside the face. */
export function smoothed(depth: Float32Array, columns: number, rows: number): Float32Array {
  const smooth = depth.slice();
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      let [sum, weights] = [0, 0];
      for (let at = 0; at < 9; at++) {
        const [across, down] = [(at % 3) - 1, Math.floor(at / 3) - 1];
        const value = depth[(row + down) * columns + column + across]!;
        const weight = (2 - Math.abs(across)) * (2 - Math.abs(down));
        if (Number.isNaN(value)) continue;
        sum += value * weight;
        weights += weight;
      }
      if (!Number.isNaN(depth[row * columns + column]!)) smooth[row * columns + column] = sum / weights;
    }
  }
  return smooth;
}
