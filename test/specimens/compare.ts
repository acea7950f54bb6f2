/** The result for one field: `exact` as expected, `wrong` with another value, `missing` if there is no value. */
export interface Outcome {
  path: string;
  outcome: 'exact' | 'wrong' | 'missing';
  expected: unknown;
  actual: unknown;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Compares every leaf. If rows of a list are missing, the others are paired in order so that most leaves are exact: one missing row makes
 * no later row wrong. An empty value counts as exact if it should be empty; a value that should be empty is wrong.
 */
export function compare(expected: unknown, actual: unknown, path = ''): Outcome[] {
  if (isRows(expected) && isRows(actual) && actual.length < expected.length) return compareRows(expected, actual, path);
  if (typeof expected === 'object' && expected !== null) {
    const names = new Set([...Object.keys(expected), ...(typeof actual === 'object' && actual !== null ? Object.keys(actual) : [])]);
    if (names.size > 0) {
      return [...names].flatMap((name) =>
        compare(
          Reflect.get(expected, name),
          typeof actual === 'object' && actual !== null ? Reflect.get(actual, name) : undefined,
          path ? `${path}.${name}` : name,
        ),
      );
    }
  }
  if (expected === actual || (isEmpty(expected) && isEmpty(actual))) return [{ path, outcome: 'exact', expected, actual }];
  return [{ path, outcome: isEmpty(actual) ? 'missing' : 'wrong', expected, actual }];
}

const isRows = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

/** Compares a list with missing rows: pairs each row read with an expected row, in order, so that most leaves are exact. */
function compareRows(expected: readonly object[], actual: readonly object[], path: string): Outcome[] {
  const pair = (at: number, row: object | undefined) => compare(expected[at], row, `${path}.${at}`);
  /** The best pairing of the expected rows from `at` with the read rows from `from`, by both numbers. */
  const best = new Map<string, { outcomes: Outcome[]; score: number }>();
  function bestFrom(at: number, from: number): { outcomes: Outcome[]; score: number } {
    if (at === expected.length) return { outcomes: [], score: 0 };
    const key = `${at} ${from}`;
    const before = best.get(key);
    if (before) return before;
    const options = [];
    const join = (outcomes: Outcome[], rest: { outcomes: Outcome[]; score: number }) => ({
      outcomes: [...outcomes, ...rest.outcomes],
      score: rest.score + outcomes.filter(({ outcome, actual }) => outcome === 'exact' && !isEmpty(actual)).length,
    });
    if (from < actual.length) options.push(join(pair(at, actual[from]), bestFrom(at + 1, from + 1)));
    if (expected.length - at > actual.length - from) options.push(join(pair(at, undefined), bestFrom(at + 1, from)));
    const [first] = options.sort((one, other) => other.score - one.score);
    best.set(key, first!);
    return first!;
  }
  return bestFrom(0, 0).outcomes;
}
