import { readFileSync, writeFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  suites: readonly Suite[];
  tests: readonly { passed: boolean; skipped: boolean }[];
}

interface Session {
  testResults?: Suite | undefined;
  errors: readonly unknown[];
}

function countSuite(suite: Suite): Counts {
  const ran = suite.tests.filter((test) => !test.skipped);
  const own = { passed: ran.filter((test) => test.passed).length, failed: ran.filter((test) => !test.passed).length };
  return suite.suites.map(countSuite).reduce(add, own);
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A reporter for web-test-runner that says its counts, and leaves them in a file if one is named. A test file that did not load is one failure. */
export function countsReporter(file: string | undefined): { onTestRunFinished(run: { sessions: readonly Session[] }): void } {
  return {
    onTestRunFinished({ sessions }) {
      const counts = sessions.map((session): Counts => {
        const tests = session.testResults ? countSuite(session.testResults) : { passed: 0, failed: 0 };
        return session.errors.length > 0 ? add(tests, { passed: 0, failed: 1 }) : tests;
      });
      const { passed, failed } = counts.reduce(add, { passed: 0, failed: 0 });
      console.log(`In the browser: ${passed} passed, ${failed} failed`);
      if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed }));
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What failed outside of any test: a server that did not start, a file that did not load. */
  errors: readonly unknown[];
}

/** The counts in a file that a runner left: our own, or the JSON report of vitest or Playwright. Null when it left none. */
export function readCounts(file: string): Counts | null {
  let report: Counts | VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  if (!('testResults' in report)) return report;
  const unloaded = report.testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}
