import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tried } from '../support/counts.ts';
import { isOfBrowser } from '../support/of-browser.ts';
import type { runProgram } from './processes.ts';
import { type Folders, failedOutside, playwright, runTests, type Tool, vitest, webTestRunner } from './runners.ts';

const failed = (file: string, name: string): Tried => ({ file, name, passed: false, why: '' });

describe('to try some tests again, a runner is asked for', () => {
  test('exactly these, by file and name', () => {
    expect(vitest.only([failed('a.test.ts', 'one > is (so)?'), failed('a.test.ts', 'two')])).toEqual([
      'a.test.ts',
      '--testNamePattern=^(?:one > is \\(so\\)\\?|two)$',
    ]);
    expect(playwright.only([failed('demo/e2e/bank.spec.ts', 'signs / seals')])).toEqual(['--grep', 'signs \\/ seals']);
  });

  test('whole files where it knows no names, and where a file did not load', () => {
    expect(webTestRunner.only([failed('a.browser.test.ts', 'one'), failed('a.browser.test.ts', 'two')])).toEqual([
      '--files',
      'a.browser.test.ts',
    ]);
    expect(vitest.only([failed('a.test.ts', ''), failed('b.test.ts', 'two')])).toEqual(['a.test.ts', 'b.test.ts']);
    expect(playwright.only([failed('demo/e2e', '')])).toEqual([]);
  });
});

test('a test of a real browser is one that launches it, also in Node', () => {
  const files = [
    'src/ui/button.browser.test.ts',
    'test/suites/journeys/sign.journey.ts',
    'test/suites/real-camera.test.ts',
    'demo/e2e/bank.spec.ts',
  ];
  expect(files.filter((file) => !isOfBrowser(file))).toEqual([]);
  expect(['lib/mexico/curp.test.ts', 'services/otp/otp.test.ts', 'test/suites/kill/kill.test.ts'].filter(isOfBrowser)).toEqual([]);
});

test('what fails outside of any test is a failure, also beside one that may be tried again', () => {
  const passed: Tried = { file: 'a.test.ts', name: 'one', passed: true, why: '' };
  const flaky = failed('a.test.ts', 'two');
  const error = failed('', '');
  expect(failedOutside({ tests: [passed, flaky], code: 1 })).toBe(0);
  expect(failedOutside({ tests: [passed, flaky, error], code: 1 })).toBe(1);
  // A runner without a report, or one that failed with every test green.
  expect(failedOutside({ tests: [], code: 1 })).toBe(1);
  expect(failedOutside({ tests: [passed], code: 1 })).toBe(1);
  expect(failedOutside({ tests: [passed], code: 0 })).toBe(0);
});

describe('a run of a runner', () => {
  let place: string;
  let folders: Folders;
  let said: string[];
  beforeEach(() => {
    said = [];
    place = mkdtempSync(join(tmpdir(), 'zaguan-runners-'));
    folders = { reports: place, logs: place, compiled: place, traces: place };
  });
  afterEach(() => rmSync(place, { recursive: true }));

  /** Runs a fake runner that writes one of the reports in each try, and ends as `program` does. */
  function runThat(reports: readonly (readonly Tried[])[], program: typeof runProgram, until?: AbortSignal) {
    const left = [...reports];
    const tool: Tool = { report: [], only: () => [], read: () => left.shift() ?? [] };
    return runTests(folders, { script: 'x', tool, ...(until ? { until } : {}) }, (text) => said.push(text), program);
  }
  const ends =
    (...codes: number[]): typeof runProgram =>
    async () => ({ code: codes.shift() ?? 0, stopped: false });
  const flaky = failed('a.journey.ts', 'one');
  const passed = { ...flaky, passed: true };

  test('keeps an error outside of any test, of either try, where the failed test passes in its second', async () => {
    expect(await runThat([[flaky, failed('', '')], [passed]], ends(1, 0))).toMatchObject({ passed: 1, failed: 1, flaky: [{}] });
    expect(await runThat([[flaky], [passed, failed('', '')]], ends(1, 1))).toMatchObject({ passed: 1, failed: 1, flaky: [{}] });
    expect(await runThat([[flaky], [passed]], ends(1, 1))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['the runner ended with 1, although none of its 1 tests failed'],
    });
    expect(await runThat([[flaky], [passed]], ends(1, 0))).toMatchObject({ passed: 1, failed: 0 });
  });

  test('names each failure that is left after the second try', async () => {
    const error = { ...failed('', ''), why: 'a page that was closed\nat x' };
    expect(await runThat([[flaky, error], [{ ...flaky, why: 'late\nat y' }]], ends(1, 1))).toMatchObject({
      failed: 2,
      failures: ['a.journey.ts: one\n        ', 'outside of any test\n        a page that was closed'],
    });
  });

  test('that is stopped counts what had ended until then, and says what failed', async () => {
    const clock = new AbortController();
    const stops: typeof runProgram = async () => {
      clock.abort();
      return { code: 1, stopped: true };
    };
    const afterwards = failed('b.test.ts', 'ended by the signal');
    const outcome = await runThat([[flaky, { ...passed, name: 'two' }], [afterwards]], stops, clock.signal);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, flaky: [], stopped: true });
    expect([...outcome.ended]).toEqual(['a.journey.ts']);
    expect(said.join('')).toContain('a.journey.ts one');
  });
});
