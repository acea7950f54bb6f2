import { expect, it } from 'vitest';
import { type Line, pageOf } from '#test/specimens/words.ts';
import { rowsOf, textOf } from './rows.ts';
import { tablesOf } from './tables.ts';

const columns = { lender: ['Otorgante'], kind: ['Tipo de crédito'], start: ['Fecha de apertura'], balance: ['Saldo actual'] } as const;

/** Returns the lines of a table whose heads and cells have one line or two. `leading`: half the distance of two lines. */
const table = (leading: number): Line[] => [
  [50, 100 + leading, 'Otorgante', 8],
  [130, 100 + leading, 'Tipo de', 8],
  // The accent makes the box higher.
  [165, 99.5 + leading, 'crédito', 8],
  [240, 100, 'Fecha de', 8],
  [240, 100 + 2 * leading, 'apertura', 8],
  [350, 100, 'Saldo', 8],
  [350, 100 + 2 * leading, 'actual', 8],
  [50, 130, 'BANCO', 8],
  [50, 130 + 2 * leading, 'EJEMPLO', 8],
  ...(['LINEA', '18/JUL/2015', '$2,782'] as const).map((text, at): Line => [[130, 240, 350][at]!, 130 + leading, text, 8]),
];
const readTable = (lines: readonly Line[], origin: 'ocr' | 'text') =>
  tablesOf(rowsOf({ ...pageOf(lines), origin }), columns, 3).flatMap(({ rows }) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, { words }]) => [name, textOf(words)]))),
  );

it.each([
  ['ocr', 5],
  ['text', 5],
  // The boxes of a file's text have no room around the letters.
  ['text', 6.6],
] as const)('heads and cells of several lines are one row each: %s, %d', (origin, leading) => {
  expect(readTable(table(leading), origin)).toEqual([{ lender: 'BANCO EJEMPLO', kind: 'LINEA', start: '18/JUL/2015', balance: '$2,782' }]);
});
