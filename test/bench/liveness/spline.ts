import { solve } from '#vision/solve.ts';

/** Returns a thin plate spline through values at places; `smooth` lets it miss them a little. */
export function spline(
  places: readonly (readonly [x: number, y: number])[],
  values: readonly number[],
  smooth: number,
): (x: number, y: number) => number {
  const count = places.length;
  const kernel = (square: number) => (square < 1e-9 ? 0 : square * Math.log(square));
  const distance = (at: number, x: number, y: number) => (x - places[at]![0]) ** 2 + (y - places[at]![1]) ** 2;
  const matrix = Array.from({ length: count + 3 }, () => new Array<number>(count + 3).fill(0));
  for (const [at, [x, y]] of places.entries()) {
    for (let other = 0; other < count; other++) matrix[at]![other] = kernel(distance(other, x, y)) + (other === at ? smooth : 0);
    for (const [plane, value] of [1, x, y].entries()) {
      matrix[at]![count + plane] = value;
      matrix[count + plane]![at] = value;
    }
  }
  const { solution: weights } = solve(matrix, [...values, 0, 0, 0]);
  return (x, y) => {
    let sum = weights[count]! + weights[count + 1]! * x + weights[count + 2]! * y;
    for (let at = 0; at < count; at++) sum += weights[at]! * kernel(distance(at, x, y));
    return sum;
  };
}
