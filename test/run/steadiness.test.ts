import { appendFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { linesOf, type Tried } from '../support/counts.ts';
import { runTimes } from './steadiness.ts';

const tried = (name: string, passed: boolean): Tried => ({ file: 'a.journey.ts', name, passed, why: '' });

afterEach(() => void vi.restoreAllMocks());

test('a loop says of every run what failed, then how often each test did', () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const runs = [[tried('one', true), tried('two', false)], [tried('one', false), tried('two', false)], [tried('one', true)]];
  const run = (report: string) => {
    const tests = runs.shift() ?? [];
    appendFileSync(report, linesOf(tests));
    return tests.every(({ passed }) => passed) ? 0 : 1;
  };
  expect(runTimes(3, run)).toBe(false);
  expect(said.at(-1)?.trim().split('\n')).toEqual([
    'run 1 of 3: 1 passed, 1 failed',
    'run 2 of 3: 0 passed, 2 failed',
    'run 3 of 3: 1 passed, 0 failed',
    '2 of 3  a.journey.ts: two',
    '1 of 3  a.journey.ts: one',
  ]);
});

test('a loop is steady only if every run ended well and tried something', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const reports = (tests: readonly Tried[]) => (report: string) => {
    appendFileSync(report, linesOf(tests));
    return 0;
  };
  expect(runTimes(2, reports([tried('one', true)]))).toBe(true);
  expect(runTimes(2, reports([]))).toBe(false);
  expect(runTimes(2, () => 1)).toBe(false);
});
