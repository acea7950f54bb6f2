import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isProof, proofsIn } from '../support/proofs.ts';

/** Checks that `docs/asvs.md` names an existing test next to each requirement it calls met, and that its counts are right. */

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.*?) \| (met|by reading|partly|unmet|n\/a) \| (.*) \|$/gm)].map(
  ([, id = '', level = '', , verdict = '', evidence = '']) => ({ id, level, verdict, evidence }),
);
const filesIn = (evidence: string) =>
  [...evidence.matchAll(/`((?:services|src|test|contracts|steps|entry)\/[^`]*)`/g)].map(([, file = '']) => file);

test.each(lines.map((line) => [line.id, line] as const))('%s', (_, { verdict, evidence }) => {
  expect(proofsIn(evidence).filter((proof) => !isProof(proof))).toEqual([]);
  expect(filesIn(evidence).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  if (verdict === 'met') expect(proofsIn(evidence)).not.toEqual([]);
});

test('counts what it says', () => {
  const verdicts = ['met', 'by reading', 'partly', 'unmet', 'n/a'];
  const row = (some: typeof lines) => [some.length, ...verdicts.map((verdict) => some.filter((line) => line.verdict === verdict).length)];
  const counted = [...text.matchAll(/^\| \[V(\d+) .*?\]\(.*?\) \| (.*) \|$/gm)].map(([, chapter, cells = '']) => [
    chapter,
    cells.split(' | ').map(Number),
  ]);
  const chapters = Map.groupBy(lines, ({ id }) => id.split('.')[0]);
  expect(counted).toEqual([...chapters].map(([chapter, some]) => [chapter, row(some)]));
  expect(text).toContain(
    `| **All** | ${row(lines)
      .map((count) => `**${count}**`)
      .join(' | ')} |`,
  );
  const [all = 0, met, read, partly, unmet, none = 0] = row(lines);
  const sum = `Of the ${all - none} lines that apply, ${met} are met with a test and ${read} by reading; ${partly} are met in part, ${unmet} are not.`;
  expect(text).toContain(sum);
  expect(text).toContain(`| of them level 1 | ${row(lines.filter(({ level }) => level === '1')).join(' | ')} |`);
});
