import { mkdtempSync } from 'node:fs';
import { join as path } from 'node:path';
import { countsOf, readPlaywrightTests, readTests, type Tried } from '../support/counts.ts';
import { nothing, type Outcome } from './lanes.ts';
import { root, runProgram, type Say } from './processes.ts';
import { describeFailure, type SecondTry, withSecondTry } from './second-try.ts';

/** The folders of a run. */
export interface Folders {
  /** The folder of the runners' reports. */
  reports: string;
  /** The folder in which every process of the run also writes its log (`services/platform/log.ts`). */
  logs: string;
  /** Node's cache of compiled code: the run starts some hundred servers, and a fifth of a start is compilation. */
  compiled: string;
  /**
   * First failures of flaky tests, and pictures of pages on which an expected element did not appear. This folder is kept after the run.
   */
  traces: string;
}

/**
 * A test runner: the arguments that make it report to TEST_COUNTS, the function that reads the report, and the arguments that run only some
 * tests (or whole files of them).
 */
export interface Tool {
  report: readonly string[];
  read(file: string): readonly Tried[] | null;
  only(tests: readonly Tried[]): readonly string[];
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const filesOf = (tests: readonly Tried[]) => [...new Set(tests.map(({ file }) => file))];

export const vitest: Tool = {
  report: ['--reporter=dot', `--reporter=${path(root, 'test/support/vitest-report.ts')}`],
  read: readTests,
  only: (tests) => {
    const names = tests.map(({ name }) => name);
    return [...filesOf(tests), ...(names.includes('') ? [] : [`--testNamePattern=^(?:${names.map(quoted).join('|')})$`])];
  },
};

export const webTestRunner: Tool = {
  report: [],
  read: readTests,
  only: (tests) => filesOf(tests).flatMap((file) => ['--files', file]),
};

export const playwright: Tool = {
  report: [],
  read: readPlaywrightTests,
  only: (tests) => (tests.some(({ name }) => name === '') ? [] : ['--grep', tests.map(({ name }) => quoted(name)).join('|')]),
};

export interface Runner {
  script: string;
  tool: Tool;
  /** Arguments of every try, such as a journey's browser. */
  always?: readonly string[];
  /** Arguments of the first try: its files. */
  files?: readonly string[];
  until?: AbortSignal;
  /** Niceness of the runner and of all that it starts. */
  niceness?: number;
}

/** The result of one run of a runner. */
export interface Try {
  tests: readonly Tried[];
  code: number;
}

const isOutside = ({ file }: Tried) => file === '';

/** Counts the failures of a run that are not failed tests: errors outside of any test, or 1 for a run that failed with every test green. */
export function failedOutside({ tests, code }: Try): number {
  const outside = tests.filter(isOutside).length;
  return outside === 0 && code !== 0 && countsOf(tests).failed === 0 ? 1 : outside;
}

/** Returns a line or more for each failure that `failedOutside` counts. */
function describeOutside(one: Try): readonly string[] {
  const outside = one.tests.filter(isOutside);
  if (outside.length > 0) return outside.map(describeFailure);
  return failedOutside(one) === 0 ? [] : [`the runner ended with ${one.code}, although none of its ${one.tests.length} tests failed`];
}

/**
 * Runs an npm script that is a test runner. Failed tests get a second try (`withSecondTry`), unless the time was over (`stopped`). `ended`
 * are the files that ended or failed.
 */
export async function runTests(
  folders: Folders,
  { script, tool, always = [], files = [], until, niceness }: Runner,
  say: Say,
  program = runProgram,
): Promise<Outcome & { stopped: boolean; ended: ReadonlySet<string> }> {
  const tries: Try[] = [];
  async function tryThem(chosen: readonly string[]): Promise<{ tests: readonly Tried[]; stopped: boolean }> {
    const report = path(mkdtempSync(path(folders.reports, 'part-')), 'report.json');
    const env = {
      ...{ TEST_COUNTS: report, ZAGUAN_TEST_LOGS: folders.logs, NODE_COMPILE_CACHE: folders.compiled },
      ZAGUAN_TEST_TRACES: folders.traces,
    };
    const soFar = () => tool.read(report) ?? [];
    // Read before the runner is killed: failures caused by that do not count.
    let atTheEnd: readonly Tried[] = [];
    const look = () => {
      atTheEnd = soFar();
    };
    until?.addEventListener('abort', look, { once: true });
    const command = ['npm', 'run', '-s', script, '--', ...always, ...chosen, ...tool.report];
    const { code, stopped } = await program(command, say, { env, until, niceness });
    until?.removeEventListener('abort', look);
    const tests = stopped ? atTheEnd : soFar();
    tries.push({ tests, code: stopped ? 0 : code });
    return { tests: tests.filter((test) => !isOutside(test)), stopped };
  }
  function outcomeOf(tests: readonly Tried[]): Outcome {
    const { passed, failed } = countsOf(tests);
    const failures = [...tests.filter((test) => !test.passed).map(describeFailure), ...tries.flatMap(describeOutside)];
    return { ...nothing, passed, failed: failed + tries.reduce((sum, one) => sum + failedOutside(one), 0), failures };
  }

  const first = await tryThem(files);
  const ended = new Set(filesOf(first.tests));
  if (first.stopped) {
    for (const { file, name, why } of first.tests.filter(({ passed }) => !passed)) say(`✗ ${file} ${name}\n${why}\n`);
    return { ...outcomeOf(first.tests), stopped: true, ended };
  }
  const again: SecondTry['again'] = async (failed) => {
    say(`\nTried once more: ${failed.map(({ file, name }) => `${file} ${name}`).join(', ')}\n`);
    return (await tryThem(tool.only(failed))).tests;
  };
  const { tests, flaky } = await withSecondTry(first.tests, { again, traces: folders.traces });
  return { ...outcomeOf(tests), flaky, stopped: false, ended };
}
