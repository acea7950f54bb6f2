import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '../../../test/specimens/words.ts';

/** Bills as their issuers print them, in the text of their PDFs. */

const billOf = (recipient: readonly string[], facts: readonly (readonly [label: string, value: string])[] = []) =>
  readWords(
    'addressProof',
    [
      [50, 10, 'Gas natural', 14],
      ...recipient.map((text, at): Line => [50, 70 + 12 * at, text]),
      ...facts.flatMap(([label, value], at): Line[] => [
        [340, 70 + 14 * at, label, 8],
        [470, 70 + 14 * at, value],
      ]),
      [340, 200, 'Total a pagar', 8],
      [470, 200, '$312.00'],
    ],
    'text',
  );
const HOME = ['LUISA PÉREZ GÓMEZ', 'CDA. EL NIÑO 257', 'COL. EL SOL', 'C.P. 57200', 'NEZAHUALCÓYOTL, MEX.'];

describe('the days of a bill', () => {
  it('may have one figure', () => {
    const data = billOf(HOME, [
      ['Fecha de emisión', '1/05/2026'],
      ['Fecha límite de pago', '9-06-2026'],
    ]);
    expect(data).toMatchObject({ date: '2026-05-01', end_date: '2026-06-09' });
  });

  it.each([
    ['Del 1 al 30 de abril de 2026', '2026-04-01', '2026-04-30'],
    ['01 MAR - 30 ABR 26', '2026-03-01', '2026-04-30'],
  ])('of a period may share month or year: %s', (period, date, end_date) => {
    expect(billOf(HOME, [['Periodo', period]])).toMatchObject({ date, end_date });
  });
});
