import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, readTests, type Tried } from '../support/counts.ts';
import { failedOutside, type Try } from './runners.ts';

/** Returns every test that failed in at least one run, with the number of runs, most first. */
export function failuresOf(runs: readonly (readonly Tried[])[]): readonly string[] {
  const failed = runs.flatMap((tests) => [...new Set(tests.filter(({ passed }) => !passed).map(nameOf))]);
  const byName = Object.entries(Object.groupBy(failed, (name) => name)).map(([name, all = []]) => [all.length, name] as const);
  return byName.toSorted(([one], [other]) => other - one).map(([times, name]) => `${times} of ${runs.length}  ${name}`);
}

const nameOf = ({ file, name }: Tried) => (file === '' ? 'an error outside of any test' : `${file}: ${name || 'the file'}`);

/** Runs the same tests `times` times, and prints the failures of every run. Returns true if none failed. */
export function runTimes(times: number, run: (report: string) => number): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-steadiness-'));
  const runs: Try[] = [];
  const lines: string[] = [];
  try {
    for (let at = 1; at <= times; at++) {
      const report = join(folder, String(at));
      const code = run(report);
      const tests = readTests(report) ?? [];
      runs.push({ tests, code });
      const { passed } = countsOf(tests);
      lines.push(`run ${at} of ${times}: ${passed} passed, ${failedIn({ tests, code })} failed`);
      console.log(lines.at(-1));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(['', ...lines, ...failuresOf(runs.map(({ tests }) => tests))].join('\n'));
  return runs.every((one) => failedIn(one) === 0 && one.tests.length > 0);
}

const failedIn = (one: Try) => countsOf(one.tests.filter(({ file }) => file !== '')).failed + failedOutside(one);
