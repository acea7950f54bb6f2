import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsReporter, readPlaywrightTests, readTests } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = join(import.meta.dirname, '../..');

test('of Playwright, a failure names its trace, and what failed outside of any test is one failure', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({ title, file: 'bank.spec.ts', tests: [{ status, results }] });
  const failed = { error: { message: 'not there' }, attachments: [{ path: '/tmp/trace.zip' }] };
  const file = join(folder, 'playwright.json');
  const report = {
    suites: [
      {
        ...{ title: 'bank.spec.ts', specs: [spec('opens', 'expected', []), spec('left out', 'skipped', [])] },
        suites: [{ title: 'a page', specs: [spec('signs', 'unexpected', [failed])] }],
      },
    ],
    errors: [{ message: 'no server' }],
  };
  writeFileSync(file, JSON.stringify(report));
  expect(readPlaywrightTests(file)).toEqual([
    { file: 'demo/e2e/bank.spec.ts', name: 'opens', passed: true, why: '' },
    { file: 'demo/e2e/bank.spec.ts', name: 'a page signs', passed: false, why: 'not there\n/tmp/trace.zip' },
    { file: 'demo/e2e', name: '', passed: false, why: 'no server' },
  ]);
});

test('of web-test-runner, a test in a second font is another test, and a file that did not load is one failure', () => {
  const one = (name: string, passed: boolean) => ({
    name,
    passed,
    skipped: false,
    ...(passed ? {} : { error: { message: 'cut', stack: 'at x' } }),
  });
  const suite = (name: string, suites: unknown[], tests: unknown[]) => ({ name, suites, tests });
  const session = (group: string, testResults: unknown, ...errors: object[]) => ({
    ...{ testFile: join(root, 'a.browser.test.ts'), group: { name: group }, testResults, errors },
  });
  const file = join(folder, 'own.json');
  const sessions = [
    session('default', suite('', [suite('fits', [], [one('in Spanish', true)])], [])),
    session('dejavu', suite('', [suite('fits', [], [one('in Spanish', false)])], [])),
    session('default', undefined, { message: 'no such module' }),
  ];
  const reporter = countsReporter(file);
  reporter.reportTestFileResults({ testFile: 'a.browser.test.ts', sessionsForTestFile: sessions.slice(0, 1) as never });
  expect(readTests(file)).toHaveLength(1);
  reporter.onTestRunFinished({ sessions: sessions as never });
  expect(readTests(file)).toEqual([
    { file: 'a.browser.test.ts', name: 'fits in Spanish', passed: true, why: '' },
    { file: 'a.browser.test.ts', name: 'dejavu: fits in Spanish', passed: false, why: 'cut\nat x' },
    { file: 'a.browser.test.ts', name: '', passed: false, why: 'no such module' },
  ]);
});

test('of a runner that left no report there is nothing to read', () => {
  expect(readTests(join(folder, 'none.json'))).toBe(null);
  expect(readPlaywrightTests(join(folder, 'none.json'))).toBe(null);
});
