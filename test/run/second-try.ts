import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from '../support/counts.ts';

/** The most failed tests that are tried again: more are no coincidence, and would take long. */
const AT_MOST = 10;
/** The number of flaky tests at which a run fails. */
export const TOO_MANY_FLAKY = 3;

/** A test that failed, and passed in its second try. */
export interface Flake extends Tried {
  /** The file with the complete first failure. */
  trace: string;
}

export interface SecondTry {
  /** Checks whether failed tests of a file may be tried again: only those of a real browser. */
  mayTry(file: string): boolean;
  /** Runs these tests, and possibly others of their files, in new processes: new browser, page and servers. */
  again(failed: readonly Tried[]): Promise<readonly Tried[]>;
  /** The folder for the first failures. */
  traces: string;
}

/** Tries the failed tests of real browsers once more. A test that passes then counts as passed and is flaky. */
export async function withSecondTry(
  tests: readonly Tried[],
  { mayTry, again, traces }: SecondTry,
): Promise<{ tests: readonly Tried[]; flaky: readonly Flake[] }> {
  const failed = tests.filter(({ file, passed }) => !passed && mayTry(file));
  if (failed.length === 0 || failed.length > AT_MOST) return { tests, flaky: [] };
  const second = await again(failed);
  const isFlaky = ({ file, name }: Tried) => {
    const same = second.filter((test) => test.file === file && (name === '' || test.name === name));
    return same.length > 0 && same.every(({ passed }) => passed);
  };
  const passedThen = failed.filter(isFlaky);
  return {
    tests: tests.map((test) => (passedThen.includes(test) ? { ...test, passed: true } : test)),
    flaky: passedThen.map((test) => ({ ...test, trace: keepTrace(traces, test) })),
  };
}

function keepTrace(folder: string, { file, name, why }: Tried): string {
  mkdirSync(folder, { recursive: true });
  const trace = join(folder, `${`${file} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}.txt`);
  appendFileSync(trace, `${file}\n${name}\n\n${why}\n`);
  return trace;
}

/** Returns the lines about a flaky test: its name, the first line of its first failure, and the file with all of it. */
export function describeFlake({ file, name, why, trace }: Flake): string {
  const [first = ''] = why.split('\n');
  return `flaky   ${file}: ${name || 'the file'}\n        ${first}\n        first failure: ${trace}`;
}
