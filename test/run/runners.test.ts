import { describe, expect, test } from 'vitest';
import type { Tried } from '../support/counts.ts';
import { isOfBrowser, playwright, vitest, webTestRunner } from './runners.ts';

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
  expect(['mexico/curp.test.ts', 'services/otp/otp.test.ts', 'test/suites/kill/kill.test.ts'].filter(isOfBrowser)).toEqual([]);
});
