import { expect, it } from 'vitest';
import { BUILTIN } from './builtin/facts.ts';
import { isBeyondLikeness, wilson } from './error-rates.ts';

const rounded = (errors: number, trials: number) => wilson({ errors, trials }).map((rate) => Math.round(rate * 10_000) / 10_000);

it('gives Wilson’s interval of 95 %', () => {
  expect(rounded(0, 820)).toEqual([0, 0.0047]);
  expect(rounded(10, 100)).toEqual([0.0552, 0.1744]);
  expect(rounded(100, 100)).toEqual([0.963, 1]);
});

it('calls a match more than a likeness only where so many pairs were compared that the upper end is 1 in 10,000', () => {
  const level = (errors: number, trials: number) => ({ distance: 1, false_match: { errors, trials }, false_non_match: null });
  expect(isBeyondLikeness(level(0, 38_500))).toBe(true);
  expect(isBeyondLikeness(level(0, 38_000))).toBe(false);
  expect(isBeyondLikeness(level(50, 1_000_000))).toBe(true);
  expect(isBeyondLikeness(level(90, 1_000_000))).toBe(false);
});

it('calls no match of the model that ships more than a likeness: nobody measured people', () => {
  expect(BUILTIN.levels.filter(isBeyondLikeness)).toEqual([]);
});
