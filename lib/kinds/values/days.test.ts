import { expect, it } from 'vitest';
import type { PaperPage } from '#papers/layout/page.ts';
import { daysOf } from './days.ts';

const TODAY = '2026-11-20';
const page = (origin: PaperPage['origin']): PaperPage => ({ number: 1, width: 612, height: 792, words: [], origin });
const printed = daysOf([page('text')], TODAY);
const seen = daysOf([page('ocr')], TODAY);

it('a day of one figure is whole in a text, and may have lost its first one in a picture', () => {
  expect(printed.dayIn('1/05/2026')).toBe('2026-05-01');
  expect(printed.dayIn('Emisión: 9-02-26')).toBe('2026-02-09');
  expect(printed.dayIn('2026-1-05')).toBe('2026-01-05');
  expect(seen.dayIn('1/05/2026')).toBeNull();
  expect(daysOf([page('text'), page('ocr')], TODAY).dayIn('1/05/2026')).toBeNull();
});

it.each([
  ['23-FEB-2015', '2015-02-23'],
  ['23/02/2015', '2015-02-23'],
  ['1/05/2026', '2026-05-01'],
  ['12 de octubre de 2025', '2025-10-12'],
  ['FEB-2015', '2015-02'],
  ['02/2015', '2015-02'],
  ['2015-02', '2015-02'],
  ['2015', '2015'],
  ['31/02/2015', null],
  ['13/2015', null],
  ['VIGENTE 18/JUL/2015', null],
])('%s alone is the day %s', (text, day) => {
  expect(printed.onlyDay(text)).toBe(day);
});

it('a day alone that may have lost a figure in a picture is no month either', () => {
  expect(seen.onlyDay('1/05/2026')).toBeNull();
});

it.each([
  ['05/09/2026 AL 04/10/2026', '2026-09-05', '2026-10-04'],
  ['09 SEP 26 - 08 NOV 26', '2026-09-09', '2026-11-08'],
  ['05-SEP-26/04-OCT-26', '2026-09-05', '2026-10-04'],
  ['Del 1 al 31 de octubre de 2026', '2026-10-01', '2026-10-31'],
  ['1 AL 30 SEP 2026', '2026-09-01', '2026-09-30'],
  ['01 de agosto al 30 de septiembre de 2026', '2026-08-01', '2026-09-30'],
  ['01 AGO - 30 SEP 2026', '2026-08-01', '2026-09-30'],
  ['11 DIC al 10 ENE 2026', '2025-12-11', '2026-01-10'],
  ['01/09 al 30/09/2026', '2026-09-01', '2026-09-30'],
  [': 1/05/2026 - 31/05/2026', '2026-05-01', '2026-05-31'],
  ['12/10/2026', '2026-10-12', null],
])('%s is a period', (text, start, end) => {
  expect(printed.periodIn(text)).toEqual([start, end]);
});

it.each([
  'SEP 26 - 08 NOV 26',
  '16 Sep 2026 al 15 Oct',
  '01/10/2026 al',
  'Del 1 al 31 de octubre de',
  '31 al 30 de septiembre de 2026',
  'NOV-2026',
  '5/2026',
])('%s is none, or a part of one', (text) => {
  expect(printed.periodIn(text)).toBeNull();
});
