import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

/** The result of one test that ran. */
export interface Tried {
  /** The path from the root of the repository; empty for an error outside any test. */
  file: string;
  /** The title after the titles of its suites; empty if the file did not load or its preparation failed. */
  name: string;
  passed: boolean;
  /** The reason for the failure. */
  why: string;
}

const root = join(import.meta.dirname, '../..');
export const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

export function countsOf(tests: readonly Tried[]): Counts {
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed };
}

interface Suite {
  name: string;
  suites: readonly Suite[];
  tests: readonly { name: string; passed: boolean; skipped: boolean; error?: { message?: string; stack?: string } }[];
}

interface Session {
  testFile: string;
  group: { name: string };
  testResults?: Suite | undefined;
  errors: readonly { message?: string; stack?: string }[];
}

const whyOf = ({ message = '', stack = '' }: { message?: string; stack?: string }) => `${message}\n${stack}`.trim();

/** Returns the tests of a web-test-runner session. A group is a font; the font's name begins the names of its tests. */
function testsOfSession({ testFile, group, testResults, errors }: Session): Tried[] {
  const file = fromRoot(testFile);
  const before = group.name === 'default' ? [] : [`${group.name}:`];
  const testsOf = ({ name, suites, tests }: Suite, around: readonly string[]): Tried[] => {
    const names = name === '' ? around : [...around, name];
    const own = tests.filter(({ skipped }) => !skipped);
    return [
      ...own.map((test) => ({ file, name: [...names, test.name].join(' '), passed: test.passed, why: whyOf(test.error ?? {}) })),
      ...suites.flatMap((suite) => testsOf(suite, names)),
    ];
  };
  const unloaded = errors.length > 0 ? [{ file, name: '', passed: false, why: errors.map(whyOf).join('\n') }] : [];
  return [...(testResults ? testsOf(testResults, before) : []), ...unloaded];
}

/** Writes tests as JSON, one a line. */
export const linesOf = (tests: readonly Tried[]) => tests.map((test) => `${JSON.stringify(test)}\n`).join('');

/** Returns a web-test-runner reporter that prints its counts and, if `file` is given, rewrites it with all tests so far after each file. */
export function countsReporter(file: string | undefined): {
  reportTestFileResults(ended: { testFile: string; sessionsForTestFile: readonly Session[] }): void;
  onTestRunFinished(run: { sessions: readonly Session[] }): void;
} {
  const soFar = new Map<string, readonly Session[]>();
  const leave = (tests: readonly Tried[]) => {
    if (file !== undefined) writeFileSync(file, linesOf(tests));
  };
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      soFar.set(testFile, sessionsForTestFile);
      leave([...soFar.values()].flat().flatMap(testsOfSession));
    },
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(testsOfSession);
      const { passed, failed } = countsOf(tests);
      console.log(`In the browser: ${passed} passed, ${failed} failed`);
      leave(tests);
    },
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string }; attachments: readonly { path?: string }[] }[] }[];
  }[];
}

/** Returns the tests of a suite; a top suite is a file. Playwright's pictures and traces are part of the reason for a failure. */
function testsOfPlaywright(suite: PlaywrightSuite, around: readonly string[] = []): Tried[] {
  const ran = suite.specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  const own = ran.map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const said = results.flatMap(({ error, attachments }) => [error?.message ?? '', ...attachments.map(({ path = '' }) => path)]);
    const passed = tests.every(({ status }) => status === 'expected' || status === 'skipped');
    return { file: `demo/e2e/${file}`, name: [...around, title].join(' '), passed, why: said.filter((line) => line !== '').join('\n') };
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfPlaywright(inner, [...around, inner.title]))];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  /** Errors outside any test: a server that did not start, a file that did not load. */
  errors: readonly { message?: string }[];
}

function testsOfReport({ suites, errors }: PlaywrightReport): Tried[] {
  const outside = errors.map(({ message = '' }) => ({ file: 'demo/e2e', name: '', passed: false, why: message }));
  return [...suites.flatMap((suite) => testsOfPlaywright(suite)), ...outside];
}

function read<Read>(file: string, parse: (text: string) => Read): Read | null {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Reads the tests from a file of our reporters; null if there is no such file. */
export const readTests = (file: string): Tried[] | null =>
  read(file, (text) => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Tried])));

/** Reads the tests from Playwright's JSON; null if there is no such file. */
export const readPlaywrightTests = (file: string): Tried[] | null => read(file, (text) => testsOfReport(JSON.parse(text)));
