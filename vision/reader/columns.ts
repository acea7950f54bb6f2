/** What the network believes, column after column from left to right. Class 0 is the blank between letters. */
export interface Columns {
  readonly count: number;
  readonly classes: number;
  /** Probabilities, [count, classes]; each column sums to 1. */
  readonly beliefs: Float32Array;
}

/** From raw odds, in place. Columns after `count` (the padding of the picture) are left out. */
export function columnsOf(odds: Float32Array, classes: number, count: number): Columns {
  for (let column = 0; column < count; column++) {
    const row = odds.subarray(column * classes, (column + 1) * classes);
    let highest = -Infinity;
    for (const value of row) if (value > highest) highest = value;
    let sum = 0;
    for (let one = 0; one < classes; one++) sum += row[one] = Math.exp(row[one]! - highest);
    for (let one = 0; one < classes; one++) row[one]! /= sum;
  }
  return { count, classes, beliefs: odds.subarray(0, count * classes) };
}

/**
 * The columns with only some classes allowed (1 in `allowed`; the blank always), each again with sum 1,
 * and the logarithm of the belief that nothing else occurs.
 */
export function restrict({ count, classes, beliefs }: Columns, allowed: Uint8Array): { columns: Columns; logMass: number } {
  const out = new Float32Array(beliefs.length);
  let logMass = 0;
  for (let at = 0; at < beliefs.length; at += classes) {
    let sum = beliefs[at]!;
    for (let one = 1; one < classes; one++) if (allowed[one]) sum += beliefs[at + one]!;
    const whole = Math.max(sum, 1e-30);
    logMass += Math.log(whole);
    out[at] = beliefs[at]! / whole;
    for (let one = 1; one < classes; one++) if (allowed[one]) out[at + one] = beliefs[at + one]! / whole;
  }
  return { columns: { count, classes, beliefs: out }, logMass };
}
