import { describe, expect, it } from 'vitest';
import { type Line, readWords } from '#test/specimens/words.ts';

/** Statements laid out as banks print them, read from PDF text. */

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

describe('the account of a statement', () => {
  const CLABE = '014610567788990018';

  it('is the number that its CLABE has, not that of the customer below a word for accounts', () => {
    const data = readWords(
      'bankStatement',
      [
        ...holder,
        [300, 30, 'CUENTA SUPER NÓMINA'],
        [300, 50, 'CÓDIGO DE USUARIO NO. 11223344'],
        [300, 64, 'NO. DE CUENTA'],
        [420, 64, 'CUENTA CLABE'],
        [300, 78, '56-77889900-1'],
        [420, 78, CLABE],
      ],
      'text',
    );
    expect(data).toMatchObject({ account_number: '56778899001', clabe: CLABE });
  });

  it('is missing where no number stands by its label alone', () => {
    const data = readWords(
      'bankStatement',
      [...holder, [300, 30, 'CUENTA SUPER NÓMINA'], [300, 42, 'CÓDIGO DE USUARIO NO. 11223344'], [300, 70, `CLABE ${CLABE}`]],
      'text',
    );
    expect(data).toMatchObject({ account_number: null, clabe: CLABE });
  });

  it('stands beside the CLABE in one text', () => {
    const data = readWords('bankStatement', [...holder, [300, 64, `Contrato 6001122334 CLABE ${CLABE}`]], 'text');
    expect(data).toMatchObject({ account_number: '6001122334', clabe: CLABE });
  });

  it('has labels of two lines, the value beside their first one, their middle or their last one', () => {
    const data = readWords(
      'bankStatement',
      [
        ...holder,
        [300, 50, 'No. de'],
        [420, 50, '56778899001'],
        [300, 62, 'Cuenta:'],
        [300, 80, 'CLABE'],
        [420, 86, '014 610 56778899001 8'],
        [300, 92, 'Interbancaria'],
        [300, 110, 'Fecha de'],
        [300, 122, 'corte'],
        [420, 122, '31/10/2026'],
      ],
      'text',
    );
    expect(data).toMatchObject({ account_number: '56778899001', clabe: CLABE, date_end: '2026-10-31' });
  });
});

describe('the balances of a statement', () => {
  const balances = (lines: readonly string[]) =>
    readWords(
      'bankStatement',
      [...holder.slice(0, 5), [300, 50, 'CLABE 014610567788990018'], ...lines.map((text, at): Line => [50, 120 + 14 * at, text])],
      'text',
    );

  it('are not those at its beginning, of tax, or that a bank asks for', () => {
    const data = balances([
      'Saldo al inicio $2,000.00',
      'Saldo promedio gravable 0.00',
      'Saldo promedio mínimo requerido $500.00',
      'Saldo promedio a mantener $300.00',
      'Saldo promedio $1,200.00',
      'Saldo al cierre $900.00',
    ]);
    expect(data).toMatchObject({ average_amount: 1200, total_amount: 900 });
  });

  it('are not those of the period before', () => {
    expect(balances(['Saldo final del periodo anterior: $700.00', 'Saldo final del periodo: $900.00'])).toMatchObject({
      total_amount: 900,
    });
  });

  it('may be said by a day', () => {
    expect(balances(['SALDO AL 31 DE OCTUBRE DE 2026 $900.00'])).toMatchObject({ total_amount: 900 });
    expect(balances(['SALDO AL EMPEZAR $900.00'])).toMatchObject({ total_amount: null });
  });
});
