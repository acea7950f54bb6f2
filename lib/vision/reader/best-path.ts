import type { Columns } from './columns.ts';

/** A letter that the network found in its output columns. Classes: 0 is the blank, the others are letters. */
export interface Peak {
  /** Class of the letter, never the blank. */
  readonly sign: number;
  /** Columns `first` to `last`. */
  readonly first: number;
  readonly last: number;
  /** Highest probability among these columns, 0 to 1. */
  readonly probability: number;
}

export const signsOf = (peaks: readonly Peak[]) => peaks.map(({ sign }) => sign);

/** Decodes greedily: the likeliest class of each column, equal neighbours merged, blanks dropped. */
export function bestPath({ count, classes, probabilities }: Columns): Peak[] {
  const path = new Int32Array(count);
  for (let column = 0, at = 0; column < count; column++, at += classes) {
    let best = 0;
    for (let one = 1; one < classes; one++) if (probabilities[at + one]! > probabilities[at + best]!) best = one;
    path[column] = best;
  }
  return peaksOf(path, (column, sign) => probabilities[column * classes + sign]!);
}

/** Returns the letters of a path, which has one class per column. */
export function peaksOf(path: Int32Array, probabilityAt: (column: number, sign: number) => number): Peak[] {
  const peaks: Peak[] = [];
  for (let first = 0; first < path.length; ) {
    const sign = path[first]!;
    let last = first;
    while (last + 1 < path.length && path[last + 1] === sign) last++;
    if (sign !== 0) {
      let probability = 0;
      for (let column = first; column <= last; column++) probability = Math.max(probability, probabilityAt(column, sign));
      peaks.push({ sign, first, last, probability });
    }
    first = last + 1;
  }
  return peaks;
}

/** Returns the log probability of exactly these classes, over all alignments (CTC, connectionist temporal classification). */
export function logProbability({ count, classes, probabilities }: Columns, signs: readonly number[]): number {
  // States: the letters, with blanks before, between and after them.
  const states = Int32Array.from({ length: 2 * signs.length + 1 }, (_, at) => (at % 2 === 0 ? 0 : signs[at >> 1]!));
  let now = new Float64Array(states.length);
  let next = new Float64Array(states.length);
  now[0] = 1;
  let log = 0;
  for (let column = 0; column < count; column++) {
    let sum = 0;
    for (let state = 0; state < states.length; state++)
      sum += next[state] = waysTo(states, now, state) * probabilities[column * classes + states[state]!]!;
    if (sum <= 0) return -Infinity;
    log += Math.log(sum);
    for (let state = 0; state < states.length; state++) next[state]! /= sum;
    [now, next] = [next, now];
  }
  return log + Math.log(now.at(-1)! + (now.at(-2) ?? 0));
}

/** Sums the paths to a state: from itself, from the previous state, and to a letter from the previous letter if it differs. */
function waysTo(states: Int32Array, now: Float64Array, state: number): number {
  const skips = state > 1 && states[state] !== 0 && states[state] !== states[state - 2];
  return now[state]! + (now[state - 1] ?? 0) + (skips ? now[state - 2]! : 0);
}
