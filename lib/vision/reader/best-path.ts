import type { Columns } from './columns.ts';

/** A letter as the columns show it. */
export interface Peak {
  /** Class, never the blank. */
  readonly sign: number;
  /** The columns that show it: `first` to `last`. */
  readonly first: number;
  readonly last: number;
  /** The highest belief among them, 0 to 1. */
  readonly belief: number;
}

/** The likeliest class of each column; equal neighbours are one letter, blanks are none. */
export function bestPath({ count, classes, beliefs }: Columns): Peak[] {
  const path = new Int32Array(count);
  for (let column = 0, at = 0; column < count; column++, at += classes) {
    let best = 0;
    for (let one = 1; one < classes; one++) if (beliefs[at + one]! > beliefs[at + best]!) best = one;
    path[column] = best;
  }
  return peaksOf(path, (column, sign) => beliefs[column * classes + sign]!);
}

/** The letters of a path of one class a column. `beliefAt` gives the belief in a class at a column. */
export function peaksOf(path: Int32Array, beliefAt: (column: number, sign: number) => number): Peak[] {
  const peaks: Peak[] = [];
  for (let first = 0; first < path.length; ) {
    const sign = path[first]!;
    let last = first;
    while (last + 1 < path.length && path[last + 1] === sign) last++;
    if (sign !== 0) {
      let belief = 0;
      for (let column = first; column <= last; column++) belief = Math.max(belief, beliefAt(column, sign));
      peaks.push({ sign, first, last, belief });
    }
    first = last + 1;
  }
  return peaks;
}

/** The logarithm of the belief that the columns say exactly these classes: over all ways to spread them over the columns. */
export function logBelief({ count, classes, beliefs }: Columns, signs: readonly number[]): number {
  // A blank before, between and after the letters.
  const states = Int32Array.from({ length: 2 * signs.length + 1 }, (_, at) => (at % 2 === 0 ? 0 : signs[at >> 1]!));
  let now = new Float64Array(states.length);
  let next = new Float64Array(states.length);
  now[0] = 1;
  let log = 0;
  for (let column = 0; column < count; column++) {
    let sum = 0;
    for (let state = 0; state < states.length; state++)
      sum += next[state] = waysTo(states, now, state) * beliefs[column * classes + states[state]!]!;
    if (sum <= 0) return -Infinity;
    log += Math.log(sum);
    for (let state = 0; state < states.length; state++) next[state]! /= sum;
    [now, next] = [next, now];
  }
  return log + Math.log(now.at(-1)! + (now.at(-2) ?? 0));
}

/** One stays, or comes from the state before; a letter also from the letter before, unless that is its equal. */
function waysTo(states: Int32Array, now: Float64Array, state: number): number {
  const skips = state > 1 && states[state] !== 0 && states[state] !== states[state - 2];
  return now[state]! + (now[state - 1] ?? 0) + (skips ? now[state - 2]! : 0);
}
