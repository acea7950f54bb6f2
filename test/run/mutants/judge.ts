import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Guard } from '../../support/guard.ts';
import { type Ended, type Place, runTests } from './near-tests.ts';
import type { Verdict } from './results.ts';

/** Far above what the slowest near tests take; what runs longer hangs. */
const LIMIT_MS = 15 * 60_000;
/** Files of one run: enough to start a runner seldom, few enough to find a red one soon. */
const FILES_AT_ONCE = 8;

/** Runs every test once with all guards in place. Returns why, for each file that fails then: it says nothing about a mutant. */
export async function testsThatFailAnyway(places: readonly Place[], files: readonly string[]): Promise<Map<string, string>> {
  const red = new Map<string, string>();
  const pending = [...files];
  await eachPlace(places, async (place) => {
    const some = pending.splice(0, FILES_AT_ONCE);
    if (some.length === 0) return false;
    if (isGreen(await runTests(place, some, { bail: false, limitMs: LIMIT_MS }))) return true;
    for (const file of some) {
      const alone = await runTests(place, [file], { bail: true, limitMs: LIMIT_MS });
      if (!isGreen(alone)) red.set(file, alone.failed ?? alone.broken ?? 'it took too long');
    }
    return true;
  });
  return red;
}

/** Calls for work in each place, one call after the other, until there is none. */
export async function eachPlace(places: readonly Place[], work: (place: Place) => Promise<boolean>): Promise<void> {
  await Promise.all(
    places.map(async (place) => {
      while (!place.signal.aborted && (await work(place)));
    }),
  );
}

function isGreen({ failed, broken, late }: Ended): boolean {
  return failed === null && broken === null && !late;
}

/** Removes a guard in a copy, runs tests there, and puts it back. */
export async function judge(place: Place, { file: path, text, without }: Guard, tests: readonly string[]): Promise<Verdict> {
  const file = join(place.folder, path);
  const before = readFileSync(file, 'utf8');
  const mutant = before.replace(text, () => without);
  const began = performance.now();
  const verdict = (outcome: Verdict['outcome'], why: string | null): Verdict => ({
    ...{ outcome, why },
    seconds: Math.round((performance.now() - began) / 1000),
  });
  const fault = await whyNotBuilt(mutant);
  if (fault !== null) return verdict('error', `it cannot be built: ${fault}`);
  writeFileSync(file, mutant);
  try {
    const { failed, broken, late } = await runTests(place, tests, { bail: true, limitMs: LIMIT_MS });
    if (failed !== null) return verdict('killed', failed);
    if (broken !== null) return verdict('error', broken);
    return late ? verdict('killed', `its tests took more than ${LIMIT_MS / 60_000} minutes`) : verdict('lived', null);
  } finally {
    writeFileSync(file, before);
  }
}

async function whyNotBuilt(source: string): Promise<string | null> {
  try {
    await transform(source, { loader: 'ts', logLevel: 'silent', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } });
    return null;
  } catch (failure) {
    return (failure as Error).message.replaceAll('\n', ' ').slice(0, 200);
  }
}
