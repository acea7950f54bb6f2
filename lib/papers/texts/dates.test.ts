import { expect, it } from 'vitest';
import { dateIn, datesIn } from './dates.ts';

const TODAY = '2026-11-20';

it.each([
  ['1O/05/2026', '2026-05-10'],
  ['l0 ENE 2026', '2026-01-10'],
  ['2I DE MAYO DE 2O26', '2026-05-21'],
  ['05-O3-2026', '2026-03-05'],
  ['2026-1l-05', '2026-11-05'],
  ['4/4/2011', '2011-04-04'],
  ['4/10/2011', '2011-10-04'],
  ['14/04/2011', '2011-04-14'],
])('a letter in the place of a figure is the one that it looks like: %s', (text, day) => {
  expect(dateIn(text, TODAY)).toBe(day);
});

it.each([
  // The first digit is missing, since it was not read.
  '4/04/2011',
  'LO ENE 2026',
  'A1O/05/2026',
  '1S/05/2026',
  '31/02/2026',
])('%s is no day', (text) => {
  expect(dateIn(text, TODAY)).toBeNull();
});

it('a day stands where it is printed', () => {
  expect(datesIn('del 1O/05/2026 al l0/06/2026', TODAY)).toEqual([
    { date: '2026-05-10', at: 4, end: 14 },
    { date: '2026-06-10', at: 18, end: 28 },
  ]);
});
