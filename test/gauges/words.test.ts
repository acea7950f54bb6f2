import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Private names in the field's own words, counted by `words.mjs`: a program of another hand, which stays as it came. Whoever comes below a
 * budget lowers it.
 */
const PARTICIPLES_PER_THOUSAND = 8.5;
const TYPE_NAMES_OF_SEVERAL_MEANINGS = 5;
/** How far a figure may lie below its budget before the budget has to follow. */
const SLACK = { participles: 0.5, types: 2 };

test('names say what a thing is, and one type name means one thing', () => {
  const root = join(import.meta.dirname, '../..');
  const text = execFileSync(process.execPath, [join(import.meta.dirname, 'words.mjs'), root], { encoding: 'utf8' });
  const participles = Number(/, ([\d.]+) per 1,000 names/.exec(text)?.[1]);
  const types = Number(/several meanings (\d+) of/.exec(text)?.[1]);
  expect(participles).toBeLessThanOrEqual(PARTICIPLES_PER_THOUSAND);
  expect(participles).toBeGreaterThan(PARTICIPLES_PER_THOUSAND - SLACK.participles);
  expect(types).toBeLessThanOrEqual(TYPE_NAMES_OF_SEVERAL_MEANINGS);
  expect(types).toBeGreaterThanOrEqual(TYPE_NAMES_OF_SEVERAL_MEANINGS - SLACK.types);
});
