import { AVERAGE_DEPTH } from './average-depth.ts';
import { type FaceAxes, inAxes, isCompared, type Landmark, PATCH_HEIGHT, PATCH_WIDTH, placeOf } from './face-patch.ts';
import { leastSquares } from './least-squares.ts';

/** Indices in iBUG's 68 points of a face: middles of the brows, base of the nose, inner upper lip, chin. */
const [RIGHT_BROW, LEFT_BROW, NOSE_BASE, LIPS, CHIN] = [19, 24, 33, 62, 8] as const;

/** Terms of an ellipsoid's depth at a place. */
export const quadric = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];

/**
 * Returns the relief of a face at each pixel of its patch: the average face's depth, stretched until brows, eyes, base of the nose, lips and
 * chin lie where this face has them, less what an ellipsoid explains. In distances of the outer corners of the eyes; 0 outside the face.
 */
export function reliefOfPatch(points: readonly Landmark[], axes: FaceAxes): Float32Array {
  const upward = averageHeights(points, axes);
  const depths = Float32Array.from({ length: PATCH_WIDTH * PATCH_HEIGHT }, (_, pixel) => {
    const [x, y] = placeOf(pixel);
    return averageDepth(Math.abs(x), upward(y));
  });
  const noseEnd = inAxes(axes, points[NOSE_BASE]!)[1] + 0.08;
  const isNose = (x: number, y: number) => Math.abs(x) < 0.28 && y > 0.05 && y < noseEnd;
  const around: number[] = [];
  for (let pixel = 0; pixel < depths.length; pixel += 3) {
    const [x, y] = placeOf(pixel);
    // The nose is what an ellipsoid cannot explain, so it does not shape the ellipsoid.
    if (!Number.isNaN(depths[pixel]!) && isCompared(x, y) && !isNose(x, y)) around.push(pixel);
  }
  const ellipsoid = leastSquares(
    around.map((pixel) => quadric(...placeOf(pixel))),
    around.map((pixel) => depths[pixel]!),
  );
  return depths.map((depth, pixel) => {
    if (Number.isNaN(depth)) return 0;
    const basis = quadric(...placeOf(pixel));
    return depth - basis.reduce((sum, value, at) => sum + value * (ellipsoid[at] ?? 0), 0);
  });
}

/** Returns a function from a height in a face to the height of the same place in the average face, both down from the eyes. */
function averageHeights(points: readonly Landmark[], axes: FaceAxes): (y: number) => number {
  const { levels } = AVERAGE_DEPTH;
  const height = (...landmarks: number[]) => landmarks.reduce((sum, at) => sum + inAxes(axes, points[at]!)[1], 0) / landmarks.length;
  const knots = [
    [height(RIGHT_BROW, LEFT_BROW), levels.brow],
    [0, 0],
    [height(NOSE_BASE), levels.noseBase],
    [height(LIPS), levels.lips],
    [height(CHIN), levels.chin],
  ] as const;
  return (y) => {
    let at = 0;
    while (at < knots.length - 2 && y > knots[at + 1]![0]) at++;
    const [[from, average], [to, next]] = [knots[at]!, knots[at + 1]!];
    return average + ((y - from) / (to - from || 1)) * (next - average);
  };
}

/** Returns the average face's depth between four places of its grid; not a number outside the face. */
function averageDepth(x: number, y: number): number {
  const { cells, columns, rows, step, top } = AVERAGE_DEPTH;
  const [column, row] = [x / step, (y - top) / step];
  if (column > columns - 1 || row < 0 || row > rows - 1) return Number.NaN;
  const [left, upper] = [Math.min(columns - 2, Math.floor(column)), Math.min(rows - 2, Math.floor(row))];
  const at = (right: number, down: number) => cells[(upper + down) * columns + left + right]! / 1000 || Number.NaN;
  const [fx, fy] = [column - left, row - upper];
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}
