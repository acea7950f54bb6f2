import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

/** A test that ran. */
export interface Tried {
  /** From the root of the repository. */
  file: string;
  /** With the names of its suites; empty for a file that did not load, or whose preparation failed. */
  name: string;
  passed: boolean;
  /** Why it failed. */
  why: string;
}

const root = join(import.meta.dirname, '../..');
const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');

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

/** A reporter for web-test-runner that says its counts, and leaves its tests in a file if one is named. */
export function countsReporter(file: string | undefined): { onTestRunFinished(run: { sessions: readonly Session[] }): void } {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(testsOfSession);
      const { passed, failed } = countsOf(tests);
      console.log(`In the browser: ${passed} passed, ${failed} failed`);
      if (file !== undefined) writeFileSync(file, JSON.stringify(tests));
    },
  };
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly {
    ancestorTitles: readonly string[];
    title: string;
    status: string;
    failureMessages: readonly string[] | null;
  }[];
}

function testsOfVitest({ name, status, message, assertionResults }: VitestFile): Tried[] {
  const file = fromRoot(name);
  const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
  const tests = ran.map(({ ancestorTitles, title, status, failureMessages }) => ({
    ...{ file, name: [...ancestorTitles, title].join(' > '), passed: status === 'passed', why: (failureMessages ?? []).join('\n') },
  }));
  const isExplained = status !== 'failed' || tests.some(({ passed }) => !passed);
  return isExplained ? tests : [...tests, { file, name: '', passed: false, why: message }];
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

type Report =
  | Tried[]
  | { testResults: readonly VitestFile[] }
  /** Its errors are what failed outside of any test: a server that did not start, a file that did not load. */
  | { suites: readonly PlaywrightSuite[]; errors: readonly { message?: string }[] };

/** The tests in a file that a runner left: our own, or the JSON report of vitest or Playwright. Null when it left none. */
export function readTests(file: string): Tried[] | null {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  if (Array.isArray(report)) return report;
  if ('testResults' in report) return report.testResults.flatMap(testsOfVitest);
  const outside = report.errors.map(({ message = '' }) => ({ file: 'demo/e2e', name: '', passed: false, why: message }));
  return [...report.suites.flatMap((suite) => testsOfPlaywright(suite)), ...outside];
}
