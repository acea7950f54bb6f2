import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsOf, readTests } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'a.test.ts':
    "test('one', () => {}); describe('suite', () => { test('two', () => { throw new Error('why'); }); test.skip('x', () => {}); });",
  'b.test.ts': "throw new Error('does not load');",
  'c.test.ts': "beforeAll(() => { throw new Error('no preparation'); }); test('never begun', () => {});",
  'd.test.ts': "test('passes', async () => { Promise.reject(new Error('nobody hears')); await new Promise(setImmediate); });",
};

test('vitest reports whole names; a file whose preparation failed and an error outside of any test are one failure each', () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const report = join(folder, 'report');
  const reporter = join(import.meta.dirname, 'vitest-report.ts');
  const args = ['run', '--root', folder, '--globals', '--pool=forks', '--maxWorkers=1', `--reporter=${reporter}`];
  spawnSync('vitest', args, { env: { ...process.env, TEST_COUNTS: report }, shell: process.platform === 'win32' });
  const tests = readTests(report) ?? [];
  const told = tests.map(({ file, name, passed, why }) => [file && basename(file), name, passed || why.split('\n')[0]]);
  expect(told.toSorted()).toEqual([
    ['', '', 'Error: nobody hears'],
    ['a.test.ts', 'one', true],
    ['a.test.ts', 'suite > two', 'Error: why'],
    ['b.test.ts', '', 'Error: does not load'],
    ['c.test.ts', '', 'Error: no preparation'],
    ['d.test.ts', 'passes', true],
  ]);
  expect(countsOf(tests)).toEqual({ passed: 2, failed: 4 });
});
