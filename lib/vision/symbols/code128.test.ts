import { describe, expect, it } from 'vitest';
import { characterWidths, code128Text, firstStart, stop } from './code128.ts';

const [A, B, C] = [firstStart, firstStart + 1, firstStart + 2];

/** Appends the check value to the values of a symbol. */
function checked(...values: number[]): number[] {
  const [start, ...rest] = values;
  return [...values, rest.reduce((so, value, at) => so + value * (at + 1), start!) % 103];
}

describe('the characters', () => {
  it('are eleven modules each, thirteen the stop, and no two alike', () => {
    expect(characterWidths).toHaveLength(stop + 1);
    expect(new Set(characterWidths).size).toBe(stop + 1);
    const lengths = characterWidths.map((widths) => [...widths].reduce((sum, width) => sum + Number(width), 0));
    expect(lengths).toEqual([...Array(stop).fill(11), 13]);
  });
});

describe('code128Text', () => {
  it.each([
    ['pairs of digits', [C, 18, 36, 57, 71, 77], '1836577177'],
    ['letters', [B, 41, 36, 45, 37, 56], 'IDMEX'],
    ['letters, then pairs', [B, 33, 99, 12, 34], 'A1234'],
    ['pairs, then a letter', [C, 12, 100, 33], '12A'],
    ['capitals and control characters', [A, 33, 64], 'A\u0000'],
    ['one letter of the other set', [A, 33, 98, 65, 33], 'AaA'],
    ['98 as digits', [C, 98, 98], '9898'],
  ])('spells %s', (_, values, text) => {
    expect(code128Text(checked(...values))).toBe(text);
  });

  it.each([
    ['a wrong check', [...checked(C, 18, 36).slice(0, -1), 1]],
    ['nothing but start and check', checked(C)],
    ['nothing at all', []],
    ['a function character', checked(C, 102, 10)],
    ['a change to the set that it is in', checked(B, 100, 33)],
  ])('says nothing for %s', (_, values) => {
    expect(code128Text(values)).toBeNull();
  });
});
