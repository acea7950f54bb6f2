import { expect, test } from 'vitest';
import { endedOf } from './near-tests.ts';

const folder = '/copy';
const report = (file: string, ...statuses: string[]) => ({
  name: `${folder}/${file}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at}`, status })),
});
const ended = (...results: ReturnType<typeof report>[]) => endedOf(results, ['a.test.ts', 'b.test.ts'], { folder, late: false });

test('tests that pass are green, and the first that failed is named', () => {
  expect(ended(report('a.test.ts', 'passed'), report('b.test.ts', 'passed'))).toEqual({ failed: null, broken: null, late: false });
  const failed = { file: 'b.test.ts', test: 'b.test.ts: test 1' };
  expect(ended(report('a.test.ts', 'passed'), report('b.test.ts', 'passed', 'failed'))).toEqual({ failed, broken: null, late: false });
});

test('a file that the runner did not find, that was not loaded, or whose tests were skipped, is no green file', () => {
  expect(ended().broken).toBe('no test of a.test.ts passed');
  expect(ended(report('a.test.ts', 'passed')).broken).toBe('no test of b.test.ts passed');
  expect(ended(report('a.test.ts', 'passed'), report('b.test.ts', 'skipped')).broken).toBe('no test of b.test.ts passed');
  expect(ended({ ...report('a.test.ts'), status: 'failed', message: 'SyntaxError\n at' }).broken).toBe(
    'a.test.ts was not loaded: SyntaxError',
  );
});
