import type { CalibrationTable } from './weights.ts';

/** Returns the share of right readings at this probability, interpolated. */
export function calibrate({ from, of }: CalibrationTable, probability: number): number {
  if (probability <= from[0]!) return of[0]!;
  const last = from.length - 1;
  if (probability >= from[last]!) return of[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= probability) low = middle;
    else high = middle;
  }
  const share = (probability - from[low]!) / (from[high]! - from[low]!);
  return of[low]! + share * (of[high]! - of[low]!);
}
