import type { CalibrationTable } from './weights.ts';

/** The share of readings with such a belief that were right; between two rows of the table in proportion. */
export function calibrate({ from, of }: CalibrationTable, belief: number): number {
  if (belief <= from[0]!) return of[0]!;
  const last = from.length - 1;
  if (belief >= from[last]!) return of[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= belief) low = middle;
    else high = middle;
  }
  const share = (belief - from[low]!) / (from[high]! - from[low]!);
  return of[low]! + share * (of[high]! - of[low]!);
}
