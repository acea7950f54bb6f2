import type { CalibrationTable } from './weights.ts';

/** Converts the network's probability to the measured share of right readings, interpolated linearly between the table's rows. */
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
