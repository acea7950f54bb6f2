import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '../../../test/specimens/words.ts';

/** Statements as banks print them, in the text of their PDFs. */

const holder: readonly Line[] = [
  [50, 10, 'ESTADO DE CUENTA', 14],
  [50, 50, 'LUISA PÉREZ GÓMEZ'],
  [50, 62, 'CDA. EL NIÑO 257'],
  [50, 74, 'COL. EL SOL'],
  [50, 86, 'NEZAHUALCÓYOTL, MEX. C.P. 57200'],
  [50, 110, 'Saldo promedio: $1,200.00'],
  [50, 124, 'Saldo final: $900.00'],
];

describe('the period of a statement', () => {
  it.each([
    ['Del 1 al 31 de octubre de 2026'],
    ['01 OCT - 31 OCT 2026'],
    ['1/10/2026 al 31/10/2026'],
    ['Del 01/10/2026 al', '31/10/2026'],
    ['01 de octubre al 31 de', 'octubre de 2026'],
  ])('is %s %s', (...lines) => {
    const rows = lines.map((text, at): Line => [380, 50 + 12 * at, text]);
    const data = readWords('bankStatement', [...holder, [300, 50, 'Periodo'], ...rows], 'text');
    expect(data).toMatchObject({ name: 'LUISA PÉREZ GÓMEZ', date_start: '2026-10-01', date_end: '2026-10-31' });
  });
});
