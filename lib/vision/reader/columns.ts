/** What the network believes, column after column from left to right. Class 0 is the blank between letters. */
export interface Columns {
  readonly count: number;
  readonly classes: number;
  /** Probabilities, [count, classes]; each column sums to 1. */
  readonly beliefs: Float32Array;
}

/** From raw odds, in place. Columns after `count` (the padding of the picture) are left out. */
export function columnsOf(odds: Float32Array, classes: number, count: number): Columns {
  for (let first = 0; first < count * classes; first += classes) {
    const end = first + classes;
    let highest = -Infinity;
    for (let at = first; at < end; at++) if (odds[at]! > highest) highest = odds[at]!;
    let sum = 0;
    for (let at = first; at < end; at++) sum += odds[at] = Math.exp(odds[at]! - highest);
    for (let at = first; at < end; at++) odds[at]! /= sum;
  }
  return { count, classes, beliefs: odds.subarray(0, count * classes) };
}

/** Those from one place to another, and which is the first of them. */
export function columnsBetween({ count, classes, beliefs }: Columns, from: number, to: number): [first: number, columns: Columns] {
  const first = Math.min(count, Math.max(0, Math.floor(from)));
  const last = Math.min(count, Math.max(first, Math.ceil(to)));
  return [first, { count: last - first, classes, beliefs: beliefs.subarray(first * classes, last * classes) }];
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
