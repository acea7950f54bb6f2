/** What came of a member: as it should be, another value, or nothing where there is one. */
export interface Outcome {
  path: string;
  outcome: 'exact' | 'wrong' | 'missing';
  expected: unknown;
  actual: unknown;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Compares every leaf. What is rightly empty counts as exact; a value where there is none is wrong. */
export function compare(expected: unknown, actual: unknown, path = ''): Outcome[] {
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
