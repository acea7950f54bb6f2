import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isProof, proofsIn } from '../support/proofs.ts';

/** Checks that each row of `docs/attacks.md` names tests that exist, and that each finding of the reviews has a row. */

const text = readFileSync(join(import.meta.dirname, '../../docs/attacks.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?!What \w+ \w+ \|)/.test(line));

const FOUND = [
  ...['trust 1', 'trust 2', 'trust 3', 'trust 13', 'trust 14', 'newcomer 1', 'newcomer 2', 'newcomer 3', 'newcomer 12', 'reading 9'],
  ...Array.from({ length: 20 }, (_, at) => `D${at + 1}`),
];

test.each(rows.map((row) => [row.split(' | ')[0], row] as const))('%s', (_, row) => {
  const proofs = proofsIn(row);
  expect(proofs).not.toEqual([]);
  expect(proofs.filter((proof) => !isProof(proof))).toEqual([]);
});

test.each(FOUND)('%s has a row', (id) => {
  const ofRow = (row: string) => row.split(' | ').at(-1)!.replace(/ \|$/, '').split(', ');
  expect(rows.filter((row) => ofRow(row).includes(id))).not.toEqual([]);
});
