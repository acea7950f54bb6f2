import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from './processes.ts';

/** The longest call in milliseconds. The call blocks the thread, so the test's own time limit cannot end it. */
const LONGEST_CALL = 240_000;

const call = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: root, encoding: 'utf8', timeout: LONGEST_CALL });
  return { status, stdout, stderr };
};

describe('a command of the repository', () => {
  test.each([
    ['test/run/run.ts', 'npm test', '--changed'],
    ['test/run/mutants.ts', 'npm run mutants', '--again'],
    ['test/run/engines.ts', 'npm run -s engines', 'test/screenshots/engines'],
    ['test/run/budget.ts', 'npm run -s budget', '--json'],
    ['test/run/screenshots.ts', 'npm run screenshots', 'standstills'],
    ['test/run/words.ts', 'npm run words', 'words.json'],
    ['tools/generate/new-step.ts', 'npm run new-step -- my_step', ''],
    ['tools/generate/new-service.ts', 'npm run new-service -- receipts', ''],
    ['tools/generate/new-kind.ts', 'npm run new-kind -- payroll-receipt', ''],
  ])('%s says for --help how it is called, and does nothing', (file, usage, words) => {
    const { status, stdout, stderr } = call(file, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.startsWith(usage), stdout).toBe(true);
    expect(stdout).toContain(words);
  });

  test.each([
    [['test/run/run.ts', 'nosuchpart'], /^No part is called nosuchpart\. There are: lint, /],
    [['test/run/run.ts', '--nosuch'], /^No part is called --nosuch\. .*\n\nnpm test /s],
    [['test/run/run.ts', '--changed', 'nosuchref'], /^No commit is called nosuchref\.\n$/],
    [['test/run/mutants.ts', 'nosuchguard'], /^No guard has “nosuchguard” in its name\.\n$/],
    [['test/run/mutants.ts', '--table', 'foo'], /^No table is called foo\. There are: /],
    [['test/run/mutants.ts', '--changed=nosuchref'], /^No commit is called nosuchref\.\n$/],
    [['test/run/mutants.ts', '--nosuch'], /^It does not take --nosuch\.\n\nnpm run mutants /],
    [['test/run/screenshots.ts', 'nosuchpart'], /^It does not take nosuchpart\.\n\nnpm run screenshots /],
  ])('%s is refused with a sentence', ([file = '', ...args], says) => {
    const { status, stdout, stderr } = call(file, ...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
