import { mkdtempSync } from 'node:fs';
import { join as path } from 'node:path';
import { countsOf, readPlaywrightTests, readTests, type Tried } from '../support/counts.ts';
import { isOfBrowser } from '../support/of-browser.ts';
import { nothing, type Outcome } from './lanes.ts';
import { root, runProgram, type Say } from './processes.ts';
import { type SecondTry, withSecondTry } from './second-try.ts';

/** The folders of a run. */
export interface Folders {
  /** Of the reports that runners leave. */
  reports: string;
  /** Every process of the run writes its log here too (`services/platform/log.ts`). */
  logs: string;
  /** Node keeps what it compiled here: a server is started some hundred times, and a fifth of a start is compiling. */
  compiled: string;
  /** First failures of flaky tests, and pictures of pages where something did not come. It stays after the run. */
  traces: string;
}

/** A test runner: what has it report to TEST_COUNTS, how that is read, and how to run only some tests, or more of their files. */
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
  /** Arguments of every try: the browser of a journey. */
  always?: readonly string[];
  /** Arguments of the first try: files. */
  files?: readonly string[];
  until?: AbortSignal;
}

/** One run of a runner. */
export interface Try {
  tests: readonly Tried[];
  code: number;
}

const isOutside = ({ file }: Tried) => file === '';

/** Counts the failures of a run that are no failed tests: errors outside of any, else one for a run that failed with every test green. */
export function failedOutside({ tests, code }: Try): number {
  const outside = tests.filter(isOutside).length;
  return outside === 0 && code !== 0 && countsOf(tests).failed === 0 ? 1 : outside;
}

/**
 * Runs an npm script that is a test runner; failed tests of real browsers have their second try, unless time was over (`stopped`). `ended`
 * are the files that came to their end, or failed.
 */
export async function runTests(
  folders: Folders,
  { script, tool, always = [], files = [], until }: Runner,
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
    // Before the runner is ended: what fails because of that is no failure.
    let atTheEnd: readonly Tried[] = [];
    const look = () => {
      atTheEnd = soFar();
    };
    until?.addEventListener('abort', look, { once: true });
    const command = ['npm', 'run', '-s', script, '--', ...always, ...chosen, ...tool.report];
    const { code, stopped } = await program(command, say, { env, until });
    until?.removeEventListener('abort', look);
    const tests = stopped ? atTheEnd : soFar();
    tries.push({ tests, code: stopped ? 0 : code });
    return { tests: tests.filter((test) => !isOutside(test)), stopped };
  }
  const outside = () => tries.reduce((sum, one) => sum + failedOutside(one), 0);

  const first = await tryThem(files);
  const ended = new Set(filesOf(first.tests));
  if (first.stopped) {
    for (const { file, name, why } of first.tests.filter(({ passed }) => !passed)) say(`✗ ${file} ${name}\n${why}\n`);
    const { passed, failed } = countsOf(first.tests);
    return { ...nothing, passed, failed: failed + outside(), stopped: true, ended };
  }
  const again: SecondTry['again'] = async (failed) => {
    say(`\nTried once more: ${failed.map(({ file, name }) => `${file} ${name}`).join(', ')}\n`);
    return (await tryThem(tool.only(failed))).tests;
  };
  const { tests, flaky } = await withSecondTry(first.tests, { mayTry: isOfBrowser, again, traces: folders.traces });
  const { passed, failed } = countsOf(tests);
  return { ...nothing, passed, failed: failed + outside(), flaky, stopped: false, ended };
}
