import { solve } from '../solve.ts';
import { columnOf, isCompared, PATCH_HEIGHT, PATCH_UNIT, PATCH_WIDTH, placeOf, rowOf, valueAt } from './face-patch.ts';

/** Terms of the movement across of a smooth bent surface that turns: a plane, any tube, an ellipsoid, with perspective. */
const across = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x ** 4];
/** Terms of the movement down, which comes of perspective and a nod alone. */
const down = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y];
const [SMOOTH, DOWN] = [9, 6] as const;
/** Numbers of a movement: those of `across`, the relief, those of `down`. */
const RELIEF = SMOOTH;
const ACROSS = SMOOTH + 1;
const ALL = ACROSS + DOWN;

/** Movement of a face from one patch to another, in the numbers of `across`, `down` and its relief. */
export interface Movement {
  /** The relief that was seen, times the sine of the turn to the picture's right; 1 is the average face's. */
  readonly relief: number;
  /** Likeness of the turned patch to the first, moved so: -1 to 1. */
  readonly likeness: number;
}

/** The first six numbers across and the first three down, where the search begins. */
export interface FirstGuess {
  readonly across: readonly number[];
  readonly down: readonly number[];
  readonly relief: number;
}

/** Rounds of one level, and the change of all numbers below which it ends sooner; the most that a number changes in a round. */
const [ROUNDS, STILL, LONGEST_STEP] = [9, 0.0008, 0.08] as const;
/** Difference of two values at which a pixel counts half. */
const HALF_WEIGHT = 0.7;

/** Every other pixel of what is compared, by turns, and how it moves. */
const pixels = Array.from({ length: PATCH_WIDTH * PATCH_HEIGHT }, (_, pixel) => pixel).filter((pixel) => {
  const [column, row] = [pixel % PATCH_WIDTH, Math.floor(pixel / PATCH_WIDTH)];
  return row % 2 === 0 && column % 2 === (row / 2) % 2 && isCompared(...placeOf(pixel));
});
const basesAcross = pixels.map((pixel) => across(...placeOf(pixel)));
const basesDown = pixels.map((pixel) => down(...placeOf(pixel)));
/** Growth of each way across with x. */
const slopes = pixels.map((pixel) => {
  const [x, y] = placeOf(pixel);
  const left = across(x - 0.01, y);
  return across(x + 0.01, y).map((value, at) => (value - left[at]!) / 0.02);
});

/**
 * Fits how the pixels of a patch moved to those of the turned one (Gauss and Newton, from coarse to fine): a smooth movement, and `shape`, a
 * relief that moves across by what is found.
 */
export function fitMovement(from: readonly Float32Array[], to: readonly Float32Array[], first: FirstGuess, shape: Float32Array): Movement {
  const begin = Float64Array.from([...first.across, 0, 0, 0, first.relief, ...first.down, 0, 0, 0]);
  const numbers = begin.slice();
  let likeness = 0;
  for (const [level, target] of to.entries()) {
    for (let round = 0; round < ROUNDS; round++) {
      const equations = equationsOf(from[level]!, target, numbers, shape);
      likeness = equations.likeness;
      if (improve(numbers, begin, equations) < STILL) break;
    }
  }
  return { relief: numbers[RELIEF]!, likeness };
}

interface Equations {
  matrix: number[][];
  sums: number[];
  likeness: number;
}

/** Returns the normal equations of a round: how each number has to change. */
function equationsOf(source: Float32Array, target: Float32Array, numbers: Float64Array, shape: Float32Array): Equations {
  const picture = { data: target, width: PATCH_WIDTH, height: PATCH_HEIGHT };
  const matrix = Array.from({ length: ALL }, () => new Array<number>(ALL).fill(0));
  const sums = new Array<number>(ALL).fill(0);
  const row = new Float64Array(ALL);
  let [both, own, other] = [0, 0, 0];
  for (const [index, pixel] of pixels.entries()) {
    const [x, y] = movedTo(index, numbers, shape[pixel]!);
    const [column, line] = [columnOf(x), rowOf(y)];
    if (!(column >= 1 && line >= 1 && column <= PATCH_WIDTH - 2 && line <= PATCH_HEIGHT - 2)) continue;
    const value = valueAt(picture, column, line);
    const gx = ((valueAt(picture, column + 1, line) - valueAt(picture, column - 1, line)) / 2) * PATCH_UNIT;
    const gy = ((valueAt(picture, column, line + 1) - valueAt(picture, column, line - 1)) / 2) * PATCH_UNIT;
    const sample = source[pixel]!;
    const difference = sample - value;
    both += sample * value;
    own += sample * sample;
    other += value * value;
    for (let at = 0; at < SMOOTH; at++) row[at] = gx * basesAcross[index]![at]!;
    row[RELIEF] = gx * shape[pixel]!;
    for (let at = 0; at < DOWN; at++) row[ACROSS + at] = gy * basesDown[index]![at]!;
    const weight = visibility(index, numbers, shape) / (1 + (difference / HALF_WEIGHT) ** 2);
    for (let i = 0; i < ALL; i++) {
      const product = weight * row[i]!;
      sums[i]! += product * difference;
      const line = matrix[i]!;
      for (let j = i; j < ALL; j++) line[j]! += product * row[j]!;
    }
  }
  return { matrix, sums, likeness: both / Math.sqrt(own * other + 1e-9) };
}

/** Returns where a pixel moves, in the face's axes. */
function movedTo(index: number, numbers: Float64Array, relief: number): [x: number, y: number] {
  let [x, y] = [numbers[RELIEF]! * relief, 0];
  for (let at = 0; at < SMOOTH; at++) x += basesAcross[index]![at]! * numbers[at]!;
  for (let at = 0; at < DOWN; at++) y += basesDown[index]![at]! * numbers[ACROSS + at]!;
  return [x, y];
}

/** Returns the weight of a pixel, 0.02 to 1: where the way across does not grow with x, the nose hides what is behind it. */
function visibility(index: number, numbers: Float64Array, shape: Float32Array): number {
  const pixel = pixels[index]!;
  let slope = ((numbers[RELIEF]! * (shape[pixel + 1]! - shape[pixel - 1]!)) / 2) * PATCH_UNIT;
  for (let at = 0; at < SMOOTH; at++) slope += slopes[index]![at]! * numbers[at]!;
  return Math.max(0.02, Math.min(1, (slope - 0.15) / 0.4));
}

/** Changes the numbers by one step, and returns the largest change. Where pixels say nothing, a weak wish keeps the movement smooth. */
function improve(numbers: Float64Array, begin: Float64Array, { matrix, sums }: Equations): number {
  const size = (matrix[0]![0]! + matrix[ACROSS]![ACROSS]!) / 2;
  for (let i = 0; i < ALL; i++) {
    for (let j = 0; j < i; j++) matrix[i]![j] = matrix[j]![i]!;
    const isCurve = (i >= 6 && i < SMOOTH) || i >= ACROSS + 3;
    const stiffness = size * (isCurve ? 0.003 : i === RELIEF ? 0.0001 : 0.0002);
    matrix[i]![i]! += stiffness;
    sums[i]! += stiffness * ((isCurve || i === RELIEF ? 0 : begin[i]!) - numbers[i]!);
  }
  let largest = 0;
  for (const [at, step] of solve(matrix, sums).solution.entries()) {
    const change = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
    numbers[at]! += change;
    largest = Math.max(largest, Math.abs(change));
  }
  return largest;
}
