import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '#platform/base/sha256.ts';
import type { Guard } from '../../support/guard.ts';

export interface Verdict {
  /**
   * `killed`: a test failed without the guard. `lived`: none did. `error`: the mutant could not be judged; the table or its tests must be
   * corrected.
   */
  outcome: 'killed' | 'lived' | 'error';
  /** The failed test, or the reason of the error; null for a mutant that lived. */
  why: string | null;
  seconds: number;
}

/** Stores the verdicts of earlier runs in a file, written after each verdict. */
export interface Results {
  get(key: string): Verdict | undefined;
  set(key: string, verdict: Verdict): void;
}

export function openResults(file: string): Results {
  const verdicts = new Map<string, Verdict>(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object) : []);
  return {
    get: (key) => verdicts.get(key),
    set(key, verdict) {
      verdicts.set(key, verdict);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(verdicts), null, 1));
      renameSync(`${file}.new`, file);
    },
  };
}

/**
 * Returns the key of a verdict: a hash of the guard, its file, its tests and their helpers. The verdict is valid while none of these
 * change.
 */
export function keyOf(root: string, guard: Guard, madeOf: readonly string[]): string {
  const hashes = [guard.file, ...madeOf].map((file) => {
    const path = join(root, file);
    return [file, existsSync(path) ? sha256(readFileSync(path)).toString('hex') : null];
  });
  return sha256(JSON.stringify([guard, hashes])).toString('hex');
}
