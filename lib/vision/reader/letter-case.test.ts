import { expect, test } from 'vitest';
import { bestPath } from './best-path.ts';
import type { Columns } from './columns.ts';
import { inOneCase } from './letter-case.ts';

const SIGNS = ' ALTPDbedrm0.oOsSíÍ';

/** Returns a column for each sign and a blank after it. A sign in brackets has probability 0.4, the sign before it 0.5. */
function columnsOf(text: string): Columns {
  const classes = SIGNS.length + 1;
  const rows = [...text.matchAll(/(.)(?:\((.)\))?/gu)].flatMap(([, sign, other]) => {
    const row = new Float32Array(classes);
    row[SIGNS.indexOf(sign!) + 1] = other ? 0.5 : 1;
    if (other) row[SIGNS.indexOf(other) + 1] = 0.4;
    return [...row, ...Float32Array.from({ length: classes }, (_, at) => (at === 0 ? 1 : 0))];
  });
  return { count: rows.length / classes, classes, probabilities: Float32Array.from(rows) };
}

const read = (columns: Columns) =>
  bestPath(columns)
    .map(({ sign }) => SIGNS[sign - 1])
    .join('');

test.each([
  ['AAPTs(S)Tí(Í)', 'AAPTSTÍ', 'a word of capitals has capitals'],
  ['ALTo(O) ebO(o)red', 'ALTO ebored', 'each word by itself'],
  ['O(o)bedermO(o)', 'Obedermo', 'the first letter of small ones may be a capital'],
  ['bed.O(o)bem', 'bed.Obem', 'so may that behind a mark'],
  ['PAo(0)0L', 'PAo0L', 'codes with figures are as they are'],
  ['s(S)o(O)', 'so', 'what tells no case is as it is'],
  ['Dí(Í)a', 'Dí', 'so is what has one telling letter'],
])('%s is %s: %s', (text, expected) => {
  const columns = columnsOf(text);
  expect(read(inOneCase(columns, bestPath(columns), SIGNS))).toBe(expected);
});

test('what was believed of the other case is believed of the letter', () => {
  const columns = columnsOf('PALí(Í)');
  const last = bestPath(inOneCase(columns, bestPath(columns), SIGNS)).at(-1)!;
  expect(last.probability).toBeCloseTo(0.9);
});
