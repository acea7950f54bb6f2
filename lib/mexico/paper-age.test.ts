import { expect, it } from 'vitest';
import { isRecentPaper, monthsBefore } from './paper-age.ts';

it.each([
  ['2026-11-30', 3, '2026-08-30'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2026-01-15', 12, '2025-01-15'],
  ['2026-12-31', -2, '2027-02-28'],
])('%s less %d months is %s', (date, months, before) => expect(monthsBefore(date, months)).toBe(before));

it.each([
  ['2026-08-20', null, true],
  ['2026-08-19', null, false],
  ['2026-08-01', '2026-09-30', true],
  [null, '2026-12-05', true],
  [null, null, null],
  ['2026-11-21', null, false],
  ['2026-11-21', '2026-11-01', false],
  ['2026-11-01', '2099-01-01', false],
  [null, '2027-01-21', false],
])('on 20 November 2026 a paper of %s that ends %s is recent: %s', (issued, end, is) => {
  expect(isRecentPaper({ issued, ends: [end] }, '2026-11-20', 3)).toBe(is);
});
