import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Guard } from '../../support/guard.ts';
import { type Place, runTests } from './near-tests.ts';
import type { Verdict } from './results.ts';

/** Milliseconds, far above the slowest near tests; a longer run hangs. */
const LIMIT_MS = 15 * 60_000;

/**
 * Returns why a test file fails with every guard in place; null if it passes. Such a file's failures prove nothing. Each file runs once.
 */
export type WhyRed = (place: Place, file: string) => Promise<string | null>;

export function createWhyRed(): WhyRed {
  const answers = new Map<string, Promise<string | null>>();
  const ask = async (place: Place, file: string) => {
    const { failed, broken, late } = await runTests(place, [file], { limitMs: LIMIT_MS });
    return failed?.test ?? broken ?? (late ? 'it takes too long' : null);
  };
  return (place, file) => {
    const answer = answers.get(file) ?? ask(place, file);
    answers.set(file, answer);
    return answer;
  };
}

/** Calls `work` in each place repeatedly until it returns false or the place is aborted. */
export async function eachPlace(places: readonly Place[], work: (place: Place) => Promise<boolean>): Promise<void> {
  await Promise.all(
    places.map(async (place) => {
      while (!place.signal.aborted && (await work(place)));
    }),
  );
}

/** Removes a guard in a copy, runs the tests there, and restores the guard. Returns the verdict. */
export async function judge(place: Place, guard: Guard, tests: readonly string[], whyRed: WhyRed): Promise<Verdict> {
  const began = performance.now();
  const { outcome, why } = await removedIn(place, guard, tests, whyRed);
  return { outcome, why, seconds: Math.round((performance.now() - began) / 1000) };
}

async function removedIn(
  place: Place,
  { file: path, text, without }: Guard,
  tests: readonly string[],
  whyRed: WhyRed,
): Promise<Omit<Verdict, 'seconds'>> {
  const file = join(place.folder, path);
  const before = readFileSync(file, 'utf8');
  const mutant = before.replace(text, () => without);
  const fault = path.endsWith('.ts') ? await whyNotBuilt(mutant) : null;
  if (fault !== null) return { outcome: 'error', why: `it cannot be built: ${fault}` };
  writeFileSync(file, mutant);
  const ended = await runTests(place, tests, { limitMs: LIMIT_MS }).finally(() => writeFileSync(file, before));
  const { failed, broken, late } = ended;
  if (failed !== null) {
    const reason = await whyRed(place, failed.file);
    return reason === null ? { outcome: 'killed', why: failed.test } : { outcome: 'error', why: `red with the guard too: ${reason}` };
  }
  if (broken !== null) return { outcome: 'error', why: broken };
  return late ? { outcome: 'killed', why: `its tests took more than ${LIMIT_MS / 60_000} minutes` } : { outcome: 'lived', why: null };
}

async function whyNotBuilt(source: string): Promise<string | null> {
  try {
    await transform(source, { loader: 'ts', logLevel: 'silent', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } });
    return null;
  } catch (failure) {
    return (failure as Error).message.replaceAll('\n', ' ').slice(0, 200);
  }
}
