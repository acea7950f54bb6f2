import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from '../support/counts.ts';

/** Maximum number of failed tests that are tried again: more are no coincidence, and would take long. */
const AT_MOST = 10;
/** The number of flaky tests at which a run fails. */
export const TOO_MANY_FLAKY = 3;

/** A test that failed, and passed in its second try. */
export interface Flake extends Tried {
  /** The file with the complete first failure. */
  trace: string;
}

export interface SecondTry {
  /** Runs these tests, and possibly others of their files, in new processes: new browser, page and servers. */
  again(failed: readonly Tried[]): Promise<readonly Tried[]>;
  /** The folder for the first failures. */
  traces: string;
}

/** Suites whose tests kill processes and let requests race: there a failure by chance is a fault of the product. */
const BY_CHANCE = /^test\/suites\/(?:kill|once)\//;

/**
 * Tries failed tests once more, but those that look for chance: a first failure may come from a machine that had too much to do. A test
 * that passes then counts as passed and is flaky.
 */
export async function withSecondTry(
  tests: readonly Tried[],
  { again, traces }: SecondTry,
): Promise<{ tests: readonly Tried[]; flaky: readonly Flake[] }> {
  const failed = tests.filter(({ file, passed }) => !passed && !BY_CHANCE.test(file));
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

/** Returns the lines about a failed test: its name, and the first line of why. */
export function describeFailure({ file, name, why }: Tried): string {
  const [first = ''] = why.split('\n');
  return `${file === '' ? 'outside of any test' : `${file}: ${name || 'the file'}`}\n        ${first}`;
}

/** Returns the lines about a flaky test: its first failure, and the file with all of it. */
export const describeFlake = (flake: Flake): string => `flaky   ${describeFailure(flake)}\n        first failure: ${flake.trace}`;
