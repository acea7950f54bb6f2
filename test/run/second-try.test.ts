import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tried } from '../support/counts.ts';
import { describeFlake, withSecondTry } from './second-try.ts';

const tried = (name: string, passed: boolean, file = 'src/ui/a.browser.test.ts'): Tried => ({
  ...{ file, name, passed, why: passed ? '' : `the first line of ${name}\nthe rest` },
});

let traces: string;
let triedAgain: string[];
beforeEach(() => {
  traces = mkdtempSync(join(tmpdir(), 'zaguan-traces-'));
  triedAgain = [];
});
afterEach(() => rmSync(traces, { recursive: true }));

/** Runs the tests; `second` is the result of the second try. */
const tryThem = (first: readonly Tried[], second: readonly Tried[]) =>
  withSecondTry(first, {
    async again(failed) {
      triedAgain.push(...failed.map(({ name }) => name));
      return second;
    },
    traces,
  });

describe('a test that failed', () => {
  test('is flaky if it passes in its second try, with its name, its first failure and a file with all of it', async () => {
    const { tests, flaky } = await tryThem([tried('a', false), tried('b', true)], [tried('a', true)]);
    expect(triedAgain).toEqual(['a']);
    expect(tests.map(({ name, passed }) => [name, passed])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    expect(flaky.map(({ name }) => name)).toEqual(['a']);
    const said = describeFlake(flaky[0]!);
    expect(said).toContain('src/ui/a.browser.test.ts: a\n');
    expect(said).toContain('the first line of a\n');
    expect(said).toContain(flaky[0]!.trace);
    expect(readFileSync(flaky[0]!.trace, 'utf8')).toContain('the first line of a\nthe rest');
  });

  test('is flaky in Node too', async () => {
    const file = 'services/otp/otp.test.ts';
    expect((await tryThem([tried('a', false, file)], [tried('a', true, file)])).flaky).toHaveLength(1);
  });

  test('has failed if it fails again, or if the second try did not come to it', async () => {
    const first = [tried('a', false), tried('b', false)];
    const { tests, flaky } = await tryThem(first, [tried('a', false)]);
    expect([tests, flaky]).toEqual([first, []]);
  });

  test('is judged by itself where its whole file runs again', async () => {
    const { tests } = await tryThem([tried('a', false), tried('b', true)], [tried('a', true), tried('b', false)]);
    expect(tests.every(({ passed }) => passed)).toBe(true);
  });

  test('in a file that did not load is flaky only if every test of the file passes then', async () => {
    expect((await tryThem([tried('', false)], [tried('a', true), tried('b', true)])).flaky).toHaveLength(1);
    expect((await tryThem([tried('', false)], [tried('a', true), tried('b', false)])).flaky).toHaveLength(0);
  });

  test('is not tried again where eleven failed', async () => {
    const first = Array.from({ length: 11 }, (_, at) => tried(`${at}`, false));
    expect(await tryThem(first, [])).toEqual({ tests: first, flaky: [] });
    expect(triedAgain).toEqual([]);
  });
});

test.each(['kill/kill.test.ts', 'once/devices.test.ts'])('no test of chance is tried twice: %s', async (name) => {
  const file = `test/suites/${name}`;
  const first = [tried('a', false, file)];
  expect(await tryThem(first, [tried('a', true, file)])).toEqual({ tests: first, flaky: [] });
  expect(triedAgain).toEqual([]);
});
