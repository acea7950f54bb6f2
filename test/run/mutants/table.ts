import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Elsewhere } from '../../suites/once/elsewhere.ts';
import type { Guard } from '../../support/guard.ts';

export interface Table {
  name: string;
  /** The share of its guards that tests must kill. */
  goal: number;
  guards: readonly Guard[];
  /** Guards for which no test is known, and why. */
  notTried?: readonly Elsewhere[];
}

/** Returns what is wrong with a guard's table entry, compared with the code in `root`; null if the guard can be removed. */
export function faultOf(root: string, { file, text, without, tests }: Guard): string | null {
  if (!existsSync(join(root, file))) return `${file} is gone`;
  const times = readFileSync(join(root, file), 'utf8').split(text).length - 1;
  if (times !== 1) return times === 0 ? `its text is not in ${file}` : `its text stands ${times} times in ${file}`;
  if (text === without) return 'without it the text is the same';
  if (tests.length === 0) return 'it names no test';
  const gone = tests.find((test) => !existsSync(join(root, test)));
  return gone === undefined ? null : `the test ${gone} is gone`;
}

/** Returns the test files of a guard; those of a folder are sorted. */
export function testsOf(root: string, { tests }: Guard): string[] {
  return tests.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? globSync(`${path}/**/*.test.ts`, { cwd: root }).sort() : [path],
  );
}
