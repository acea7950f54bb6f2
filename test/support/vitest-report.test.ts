import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { countsOf, readTests } from './counts.ts';
import VitestReport from './vitest-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-report-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

type State = 'passed' | 'failed' | 'skipped';
interface Told {
  file: string;
  tests?: Readonly<Record<string, State>>;
  /** An error of the file itself, or of a suite: the file did not load, or its preparation failed. */
  error?: string;
  suiteError?: string;
}

const errors = (message?: string) => (message === undefined ? [] : [{ message }]);

/** Returns a file's module as vitest passes it to reporters, with the members that ours reads. */
function moduleOf({ file, tests = {}, error, suiteError }: Told): { module: TestModule; cases: TestCase[] } {
  const cases: TestCase[] = [];
  const module = {
    moduleId: join(import.meta.dirname, '../..', file),
    ok: () => error === undefined && suiteError === undefined && !Object.values(tests).includes('failed'),
    errors: () => errors(error),
    children: {
      *allTests(state: State) {
        yield* cases.filter((one) => one.result().state === state);
      },
      *allSuites() {
        yield { errors: () => errors(suiteError) };
      },
    },
  } as unknown as TestModule;
  for (const [fullName, state] of Object.entries(tests)) {
    const result = () => ({ state, ...(state === 'failed' ? { errors: errors('why') } : {}) });
    cases.push({ module, fullName, result } as unknown as TestCase);
  }
  return { module, cases };
}

/** Passes files to the reporter, each complete or cut before its end, and returns the report. */
function reportOf(files: readonly (Told & { isCut?: boolean })[], outside: string[] = []) {
  const report = join(folder, String(Math.random()));
  vi.stubEnv('TEST_COUNTS', report);
  const reporter = new VitestReport();
  for (const told of files) {
    const { module, cases } = moduleOf(told);
    for (const one of cases) reporter.onTestCaseResult(one);
    if (!told.isCut) reporter.onTestModuleEnd(module);
  }
  if (outside.length > 0)
    reporter.onTestRunEnd(
      [],
      outside.map((message) => ({ message })),
    );
  expect(readFileSync(report, 'utf8')).toMatch(/\n$/);
  return readTests(report) ?? [];
}

test('a file that did not load or whose preparation failed, and an error outside of any test, are one failure each', () => {
  const tests = reportOf(
    [
      { file: 'a.test.ts', tests: { one: 'passed', 'suite > two': 'failed', 'suite > x': 'skipped' } },
      { file: 'b.test.ts', error: 'does not load' },
      { file: 'c.test.ts', tests: { 'never begun': 'skipped' }, suiteError: 'no preparation' },
    ],
    ['nobody hears'],
  );
  expect(tests.map(({ file, name, passed, why }) => [file, name, passed || why])).toEqual([
    ['a.test.ts', 'suite > two', 'why'],
    ['a.test.ts', 'one', true],
    ['b.test.ts', '', 'does not load'],
    ['c.test.ts', '', 'no preparation'],
    ['', '', 'nobody hears'],
  ]);
  expect(countsOf(tests)).toEqual({ passed: 1, failed: 4 });
});

test('of a file that was cut, only what failed is known', () => {
  const tests = reportOf([{ file: 'a.test.ts', tests: { one: 'passed', two: 'failed' }, isCut: true }]);
  expect(tests).toMatchObject([{ file: 'a.test.ts', name: 'two', passed: false }]);
});
