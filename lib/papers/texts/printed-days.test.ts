import { expect, it } from 'vitest';
import { printedDay } from './printed-days.ts';

it.each([
  ['23-FEB-2015', '23-FEB-2015'],
  ['23/02/2015', '23/02/2015'],
  ['23.02.2015', '23.02.2015'],
  ['23 FEB 2015', '23 FEB 2015'],
  ['23 FEB. 2015', '23 FEB. 2015'],
  ['23-FEB 2015', '23-FEB-2015'],
  ['25-JUL: 2026', '25-JUL-2026'],
  ['28-MAY. 2026', '28-MAY-2026'],
  ['14-AGO- 2026', '14-AGO-2026'],
  ['14- AGO- 2026', '14-AGO-2026'],
  ['14- AGO-2026', '14-AGO-2026'],
  ['14  AGO 2026', '14 AGO 2026'],
  ['20 JUN-2024', '20-JUN-2024'],
  ['12 de octubre de 2025', '12 de octubre de 2025'],
  ['2l/JUN/2015', '21/JUN/2015'],
  ['IO-JUL-2023', '10-JUL-2023'],
  ['2015-02-23', '2015-02-23'],
  ['FEB-2015', 'FEB-2015'],
  ['02/2015', '02/2015'],
  ['2015', '2015'],
])('%s is a day: %s', (text, day) => {
  expect(printedDay(text)).toBe(day);
});

it.each([
  'VIGENTE 18/JUL/2015',
  '1 11-JUL-2026',
  'crédito',
  'I8/JUN/2015',
  'OO/12/2015',
  '16/MAR/2026 $8,000',
  '-',
  '',
  '11:10:2026',
  '11: 10: 2026',
  '12-OCT-2025 23-SEP-2026',
])('%s is no day', (text) => {
  expect(printedDay(text)).toBeNull();
});
