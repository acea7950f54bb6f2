/** Replaces a pivot of 0, so that the solution stays finite. */
const SMALLEST_PIVOT = 1e-12;

/** Solves `matrix x = values` for a square matrix (Gauss, with pivots). Overwrites both. `minPivot` is near 0, or not a number, where no single x does. */
export function solve(matrix: number[][], values: number[]): { solution: number[]; minPivot: number } {
  const size = values.length;
  let minPivot = Number.POSITIVE_INFINITY;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) best = row;
    [matrix[column], matrix[best]] = [matrix[best]!, matrix[column]!];
    [values[column], values[best]] = [values[best]!, values[column]!];
    const pivot = matrix[column]![column]!;
    minPivot = Math.min(minPivot, Math.abs(pivot));
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row]![column]! / (pivot || SMALLEST_PIVOT);
      if (factor === 0) continue;
      for (let at = column; at < size; at++) matrix[row]![at]! -= factor * matrix[column]![at]!;
      values[row]! -= factor * values[column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = values[row]!;
    for (let at = row + 1; at < size; at++) sum -= matrix[row]![at]! * solution[at]!;
    solution[row] = sum / (matrix[row]![row]! || SMALLEST_PIVOT);
  }
  return { solution, minPivot };
}
