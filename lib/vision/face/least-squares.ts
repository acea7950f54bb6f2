import { solve } from '../solve.ts';

/** Returns the x that makes `rows x` most like `values`, by least squares; `ridge` keeps x small where the rows determine nothing. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[], ridge = 1e-9): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const sums = new Array<number>(size).fill(0);
  for (const [at, row] of rows.entries()) {
    for (let i = 0; i < size; i++) {
      sums[i]! += row[i]! * values[at]!;
      for (let j = 0; j < size; j++) matrix[i]![j]! += row[i]! * row[j]!;
    }
  }
  for (let i = 0; i < size; i++) matrix[i]![i]! += ridge;
  return solve(matrix, sums).solution;
}
