import { mkdtempSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { countsOf, readTests, type Tried } from '../support/counts.ts';
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

/** A test runner: how it is told where to report, and how to run only some tests, or more of their files. */
export interface Tool {
  report(file: string): readonly string[];
  only(tests: readonly Tried[]): readonly string[];
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const filesOf = (tests: readonly Tried[]) => [...new Set(tests.map(({ file }) => file))];

export const vitest: Tool = {
  report: (file) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  only: (tests) => {
    const names = tests.map(({ name }) => name);
    return [...filesOf(tests), ...(names.includes('') ? [] : [`--testNamePattern=^(?:${names.map(quoted).join('|')})$`])];
  },
};

/** Their reports are named by TEST_COUNTS. */
export const webTestRunner: Tool = {
  report: () => [],
  only: (tests) => filesOf(tests).flatMap((file) => ['--files', file]),
};

export const playwright: Tool = {
  report: () => [],
  only: (tests) => (tests.some(({ name }) => name === '') ? [] : ['--grep', tests.map(({ name }) => quoted(name)).join('|')]),
};

const LAUNCHES = /from '[^']*\/support\/browser\.ts'/;
/** Whether a test file starts a browser: its name says so, or it imports what launches one. */
export function isOfBrowser(file: string): boolean {
  if (/\.(browser\.test|journey)\.ts$|^demo\/e2e\b/.test(file)) return true;
  return LAUNCHES.test(readFileSync(path(root, file), 'utf8'));
}

export interface Runner {
  script: string;
  tool: Tool;
  /** Arguments of every try: the browser of a journey. */
  always?: readonly string[];
  /** Arguments of the first try: files. */
  files?: readonly string[];
  until?: AbortSignal;
}

/** Runs an npm script that is a test runner; failed tests of real browsers have their second try. Null when its time was over. */
export async function runTests(
  folders: Folders,
  { script, tool, always = [], files = [], until }: Runner,
  say: Say,
): Promise<Outcome | null> {
  async function tryThem(chosen: readonly string[]): Promise<{ tests: readonly Tried[]; stopped: boolean; code: number }> {
    const report = path(mkdtempSync(path(folders.reports, 'part-')), 'report.json');
    const env = {
      ...{ TEST_COUNTS: report, ZAGUAN_TEST_LOGS: folders.logs, NODE_COMPILE_CACHE: folders.compiled },
      ZAGUAN_TEST_TRACES: folders.traces,
    };
    const command = ['npm', 'run', '-s', script, '--', ...always, ...chosen, ...tool.report(report)];
    const { code, stopped } = await runProgram(command, say, { env, until });
    return { tests: readTests(report) ?? [], stopped, code };
  }

  const first = await tryThem(files);
  if (first.stopped) return null;
  const again: SecondTry['again'] = async (failed) => {
    say(`\nTried once more: ${failed.map(({ file, name }) => `${file} ${name}`).join(', ')}\n`);
    return (await tryThem(tool.only(failed))).tests;
  };
  const { tests, flaky } = await withSecondTry(first.tests, { mayTry: isOfBrowser, again, traces: folders.traces });
  const counts = countsOf(tests);
  // One that failed with every test green, or left no report, is one failure.
  const isUnexplained = first.code !== 0 && countsOf(first.tests).failed === 0;
  return { ...nothing, passed: counts.passed, failed: counts.failed + (isUnexplained ? 1 : 0), flaky };
}
