import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesInGit } from '../support/tree.ts';

/** Features that browsers before 2023 lack and no bundler adds: our code must not use them. */
const NEWER = [
  ...['toSorted', 'toReversed', 'toSpliced', 'isSubsetOf', 'symmetricDifference'].map((name) => new RegExp(`\\.${name}\\(`)),
  ...['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Array.fromAsync', 'AbortSignal.any', 'URL.canParse'].map(
    (name) => new RegExp(`\\b${name}\\(`),
  ),
  /:has\(/,
];
const OURS = /^(src|steps|vision|mexico|papers|contracts|entry)\/.*\.ts$/;
const NOT_IN_A_BROWSER = /\.(test|fake|server|program)\.ts$/;

const root = join(import.meta.dirname, '../..');
const newerIn = (text: string) => NEWER.filter((pattern) => pattern.test(text)).map(({ source }) => source);

test('knows them', () => {
  expect(newerIn('[2, 1].toSorted(); :host(.a:has(b)) {}')).toHaveLength(2);
  expect(newerIn('new Set([1]).has(1); changed.has(name); [2, 1].sort()')).toEqual([]);
});

test('nothing that runs in a browser asks for what a phone of 2022 does not have', () => {
  const files = filesInGit('*.ts').filter((name) => OURS.test(name) && !NOT_IN_A_BROWSER.test(name));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => newerIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});
