import { expect, it } from 'vitest';
import { compare } from './compare.ts';

const rows = (...names: string[]) => names.map((name) => ({ name, sum: name.length }));
const outcomesOf = (actual: readonly object[]) => compare({ list: rows('a', 'bb', 'ccc') }, { list: actual }).map(({ outcome }) => outcome);

it('a row of a list that was left out is missing, and makes the next ones no wrong ones', () => {
  expect(outcomesOf(rows('bb', 'ccc'))).toEqual(['missing', 'missing', 'exact', 'exact', 'exact', 'exact']);
  expect(outcomesOf(rows('a', 'ccc'))).toEqual(['exact', 'exact', 'missing', 'missing', 'exact', 'exact']);
});

it('a row that says otherwise is wrong, and so is one too many', () => {
  expect(outcomesOf(rows('a', 'bx', 'ccc'))).toEqual(['exact', 'exact', 'wrong', 'exact', 'exact', 'exact']);
  expect(outcomesOf(rows('a', 'bb', 'ccc', 'd'))).toContain('wrong');
  expect(outcomesOf(rows('ccc', 'a'))).toContain('missing');
});
