import { expect, it } from 'vitest';
import { amountAlone, amountIn, areWholePesos, moneyText, percentageText, wholePesosAlone } from './money.ts';

it.each([
  ['$123,732.90', 123732.9],
  ['Saldo $ 1,011.50', 1011.5],
  ['MXN 25', 25],
  ['-$1,234.00', -1234],
  ['$1,234.00-', -1234],
  ['Total a pagar: $120.', 120],
  ['$0.00 M.N.', 0],
  ['S11,639.60', 11639.6],
  ['Total1,200.00', 1200],
  ['$O.00', 0],
  ['Saldo vencido $ o.00', 0],
  ['O.50', 0.5],
])('an amount: %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it.each([
  '$123,732 90',
  '$27 727.00',
  '$3,437-03',
  '$6O.26',
  '$1S4.00',
  '$16,2M',
  '$1,234.5O',
  '2026-11-05',
  'SI11,639.60',
  'I1,639.60',
  'Saldo SO11.00',
  '$2,A50.04',
  '1O.00',
  'XO.00',
  '$OO.00',
  '$O.0',
])('of %s no part is an amount', (text) => {
  expect(amountIn(text)).toBeNull();
  expect(moneyText(text)).toBeNull();
});

it('an amount as it is printed has its sign, and is the one that has it', () => {
  expect(moneyText('3 pagos de $ 1,200.00')).toBe('$1,200.00');
  expect(moneyText('1,200.00')).toBe('1,200.00');
});

it('a nought alone before the point is no letter', () => {
  expect(moneyText('$O.00')).toBe('$0.00');
});

it.each([
  ['$55.000', 55000],
  ['1.234.500', 1234500],
  ['$28,000', 28000],
  ['$0.981', null],
  ['$1,234.561', null],
  ['USD 1.234', null],
  ['24.500%', null],
])('of whole pesos a point before three figures is a comma: %s', (text, amount) => {
  expect(wholePesosAlone(text)).toBe(amount);
});

it.each([
  [['$55.000', '$1,835', '18/JUN/2015'], true],
  [['$55.000', '$0'], true],
  [['$55.000', '$12.337'], false],
  [['$45.801', '$1,835.00', '$0'], false],
])('%j are whole pesos: %s', (texts, are) => {
  expect(areWholePesos(texts)).toBe(are);
});

it('a percentage is whole', () => {
  expect(percentageText('CAT: 66.9%')).toBe('66.9%');
  expect(percentageText('24 0%')).toBeNull();
  expect(percentageText('6S.9%')).toBeNull();
});

it.each([
  ['$1,200.00', 1200],
  ['$ 1,200', 1200],
  ['$45.801', null],
  ['-$5.00', -5],
  ['$O.00', 0],
  ['43,832. 00', 43832],
  ['18-SEP-2026', null],
  ['21/04/2026', null],
  ['23/ENE/2026 $28,000', null],
  ['$28,000 $13,000', null],
])('of a cell with %s alone the amount is %s', (text, amount) => {
  expect(amountAlone(text)).toBe(amount);
});
