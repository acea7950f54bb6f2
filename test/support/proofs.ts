import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Proof {
  /** Path from the repository's root. */
  file: string;
  /** A part of the test's name. */
  name: string;
}

/** Returns the proofs that a text of `docs/` names, each as a file in backticks and a test's name in curved quotes. */
export function proofsIn(text: string): Proof[] {
  return [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name }));
}

/** Returns whether the file exists and has the test's name. */
export function isProof({ file, name }: Proof): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(name);
}
