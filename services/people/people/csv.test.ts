import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each(['=1+1', '+52', '-1', '@A1', '\tx', '＝1', '＠A1', '\u202e=1', '\u200b=1', ' =1', ';=1', '\u00a0;＋1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  },
);

it.each(['Peña', '5 = 5', 'a@b.mx', '01234', ''])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});
