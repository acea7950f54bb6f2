/** Output of the network by column, left to right: a probability for each class. Class 0 is the blank, the others are letters. */
export interface Columns {
  readonly count: number;
  readonly classes: number;
  /** [count, classes]; each column sums to 1. */
  readonly probabilities: Float32Array;
}

/** Turns the network's output (logits) into probabilities by softmax, in place. Columns after `count` are padding. */
export function columnsOf(logits: Float32Array, classes: number, count: number): Columns {
  for (let first = 0; first < count * classes; first += classes) {
    const end = first + classes;
    let highest = -Infinity;
    for (let at = first; at < end; at++) if (logits[at]! > highest) highest = logits[at]!;
    let sum = 0;
    for (let at = first; at < end; at++) sum += logits[at] = Math.exp(logits[at]! - highest);
    for (let at = first; at < end; at++) logits[at]! /= sum;
  }
  return { count, classes, probabilities: logits.subarray(0, count * classes) };
}

/** Returns the columns between two positions, and the index of the first. */
export function columnsBetween({ count, classes, probabilities }: Columns, from: number, to: number): [first: number, columns: Columns] {
  const first = Math.min(count, Math.max(0, Math.floor(from)));
  const last = Math.min(count, Math.max(first, Math.ceil(to)));
  return [first, { count: last - first, classes, probabilities: probabilities.subarray(first * classes, last * classes) }];
}

/** Restricts columns to some classes (and the blank), renormalized, with the log probability that nothing else occurs. */
export function restrict({ count, classes, probabilities }: Columns, allowed: Uint8Array): { columns: Columns; logMass: number } {
  const out = new Float32Array(probabilities.length);
  let logMass = 0;
  for (let at = 0; at < probabilities.length; at += classes) {
    let sum = probabilities[at]!;
    for (let one = 1; one < classes; one++) if (allowed[one]) sum += probabilities[at + one]!;
    const total = Math.max(sum, 1e-30);
    logMass += Math.log(total);
    out[at] = probabilities[at]! / total;
    for (let one = 1; one < classes; one++) if (allowed[one]) out[at + one] = probabilities[at + one]! / total;
  }
  return { columns: { count, classes, probabilities: out }, logMass };
}
