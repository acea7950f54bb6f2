/** Returns the fewest characters to insert, delete or replace. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let column = 0; column < other.length; column++)
      next.push(Math.min(row[column]! + (one[at] === other[column] ? 0 : 1), row[column + 1]! + 1, next[column]! + 1));
    row = next;
  }
  return row.at(-1)!;
}

export interface Score {
  readonly lines: number;
  /** Percent of wrong characters. */
  readonly cer: number;
  /** Percent of exact lines. */
  readonly exact: number;
}

export function scoreOf(readings: readonly { readonly text: string; readonly got: string }[]): Score {
  const signs = readings.reduce((sum, { text }) => sum + text.length, 0);
  const wrong = readings.reduce((sum, { text, got }) => sum + distance(got, text), 0);
  const exact = readings.filter(({ text, got }) => text === got).length;
  return { lines: readings.length, cer: (100 * wrong) / Math.max(1, signs), exact: (100 * exact) / Math.max(1, readings.length) };
}

/** A predicted probability, with the result that it was right or wrong. */
export type Claim = readonly [belief: number, right: boolean];

/**
 * Returns the expected calibration error, 0 to 1: the difference between the share of right claims and the mean probability, over ten
 * bins.
 */
export function calibrationError(claims: readonly Claim[]): number {
  let sum = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = claims.filter(([belief]) => Math.min(9, Math.floor(belief * 10)) === bin);
    const [believed, right] = [inside.reduce((total, [belief]) => total + belief, 0), inside.filter(([, isRight]) => isRight).length];
    sum += Math.abs(believed - right);
  }
  return sum / Math.max(1, claims.length);
}

/** Returns for each letter of a reading if it is right, by the cheapest alignment with the truth. */
export function rightLetters(got: string, text: string): boolean[] {
  const costs = Array.from({ length: got.length + 1 }, (_, a) =>
    Array.from({ length: text.length + 1 }, (_, b) => (a === 0 ? b : b === 0 ? a : 0)),
  );
  for (let a = 1; a <= got.length; a++)
    for (let b = 1; b <= text.length; b++)
      costs[a]![b] = Math.min(costs[a - 1]![b - 1]! + (got[a - 1] === text[b - 1] ? 0 : 1), costs[a - 1]![b]! + 1, costs[a]![b - 1]! + 1);
  const right = Array<boolean>(got.length).fill(false);
  for (let [a, b] = [got.length, text.length]; a > 0; ) {
    const same = b > 0 && got[a - 1] === text[b - 1];
    if (b > 0 && costs[a]![b] === costs[a - 1]![b - 1]! + (same ? 0 : 1)) {
      right[a - 1] = same;
      a--;
      b--;
    } else if (costs[a]![b] === costs[a - 1]![b]! + 1) a--;
    else b--;
  }
  return right;
}
