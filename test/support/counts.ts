import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

/** A test that ran. */
export interface Tried {
  /** From the root of the repository; empty for an error outside of any test. */
  file: string;
  /** With the names of its suites; empty for a file that did not load, or whose preparation failed. */
  name: string;
  passed: boolean;
  /** Why it failed. */
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

/** The tests of a session of web-test-runner. A group is a font: its tests have its name. */
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

/** A test a line. */
export const linesOf = (tests: readonly Tried[]) => tests.map((test) => `${JSON.stringify(test)}\n`).join('');

/** A reporter for web-test-runner that says its counts, and leaves its tests in a file if one is named: after each test file those so far. */
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

/** At the top a suite is a file. The pictures and traces that Playwright kept are part of why a test failed. */
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
  /** What failed outside of any test: a server that did not start, a file that did not load. */
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

/** The tests in a file that a reporter of ours left. Null when it left none. */
export const readTests = (file: string): Tried[] | null =>
  read(file, (text) => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Tried])));

/** The same of Playwright's JSON. */
export const readPlaywrightTests = (file: string): Tried[] | null => read(file, (text) => testsOfReport(JSON.parse(text)));
