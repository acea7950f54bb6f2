import { describe, expect, test } from 'vitest';
import { bestPath, logProbability } from './best-path.ts';
import { type Columns, columnsOf, restrict } from './columns.ts';
import { likeliest } from './likeliest.ts';
import { likelyTexts } from './likely-texts.ts';
import { readTemplate } from './template.ts';
import { calibrate } from './weights.ts';

/** Returns a generator of random numbers from 0 to 1, the same ones for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function someColumns(seed: number, count: number, classes: number): Columns {
  const next = random(seed);
  return columnsOf(
    Float32Array.from({ length: count * classes }, () => next() * 6 - 3),
    classes,
    count,
  );
}

/** Returns every text of up to `longest` signs. */
function texts(classes: number, longest: number): number[][] {
  const out: number[][] = [[]];
  for (const text of out) if (text.length < longest) for (let one = 1; one < classes; one++) out.push([...text, one]);
  return out;
}

describe('probabilities in a text', () => {
  test.each([1, 2, 3, 4, 5])('of all texts together are certain (seed %i)', (seed) => {
    const columns = someColumns(seed, 4, 3);
    const sum = texts(3, 4).reduce((total, text) => total + Math.exp(logProbability(columns, text)), 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  test('a text that needs more columns than there are is impossible', () => {
    expect(logProbability(someColumns(1, 2, 3), [1, 1])).toBe(-Infinity);
    expect(logProbability(someColumns(1, 0, 3), [1])).toBe(-Infinity);
    expect(logProbability(someColumns(1, 0, 3), [])).toBe(0);
  });

  test('equal letters are two only with a blank between them', () => {
    const sure = (path: number[]): Columns => ({
      count: path.length,
      classes: 3,
      probabilities: Float32Array.from(path.flatMap((one) => [0, 1, 2].map((other) => (other === one ? 1 : 0)))),
    });
    expect(bestPath(sure([1, 1, 2, 0])).map(({ sign }) => sign)).toEqual([1, 2]);
    expect(bestPath(sure([1, 0, 1])).map(({ sign }) => sign)).toEqual([1, 1]);
    expect(readTemplate(sure([1, 0, 1]), [[1], [1]])?.peaks.map(({ first }) => first)).toEqual([0, 2]);
  });

  test('classes that are not allowed have none, and each column is whole again', () => {
    const columns = someColumns(7, 5, 4);
    const { columns: within, logMass } = restrict(columns, Uint8Array.from([0, 1, 0, 1]));
    expect(logMass).toBeLessThan(0);
    for (let column = 0; column < 5; column++) {
      const row = [...within.probabilities.subarray(column * 4, column * 4 + 4)];
      expect(row[2]).toBe(0);
      expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
    }
  });
});

describe('a template', () => {
  const slots = [[1, 2], [1, 2, 3], [2]];
  const fits = (text: readonly number[]) => text.length === slots.length && text.every((one, at) => slots[at]!.includes(one));

  test.each([11, 12, 13, 14])('has the probabilities of its texts together (seed %i)', (seed) => {
    const columns = someColumns(seed, 6, 4);
    const sum = texts(4, 3)
      .filter(fits)
      .reduce((total, text) => total + Math.exp(logProbability(columns, text)), 0);
    expect(Math.exp(readTemplate(columns, slots)!.logMass)).toBeCloseTo(sum, 6);
  });

  test.each([21, 22, 23, 24])('is read as one letter a position, in order (seed %i)', (seed) => {
    const found = readTemplate(someColumns(seed, 9, 4), slots)!;
    expect(fits(found.peaks.map(({ sign }) => sign))).toBe(true);
    for (const [at, { first, last, probability }] of found.peaks.entries()) {
      expect(first).toBeGreaterThan(at === 0 ? -1 : found.peaks[at - 1]!.last);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(probability).toBeGreaterThan(0);
    }
  });

  test.each([2, 3, 4, 5])('has its probability once where a line of %i columns goes on without its last letter', (count) => {
    const probabilities = [0, 1, ...Array.from({ length: count - 1 }, () => [0.6, 0]).flat()];
    const columns: Columns = { count, classes: 2, probabilities: Float32Array.from(probabilities) };
    expect(readTemplate(columns, [[1]])!.logMass).toBeCloseTo(logProbability(columns, [1]), 6);
  });

  test('that the columns have no room for, or with a position without signs, is not read', () => {
    expect(readTemplate(someColumns(1, 2, 4), slots)).toBeNull();
    expect(readTemplate(someColumns(1, 9, 4), [[1], []])).toBeNull();
    expect(readTemplate(someColumns(1, 9, 4), [])).toBeNull();
  });
});

describe('texts that a template allows', () => {
  const slots = [
    [1, 2],
    [1, 2, 3],
    [2, 3],
  ];
  const all = slots.reduce<number[][]>((some, slot) => some.flatMap((text) => slot.map((one) => [...text, one])), [[]]);
  const beliefIn = (columns: Columns) => (text: readonly number[]) => Math.exp(logProbability(columns, text));

  test.each([31, 32, 33, 34, 35])('are found, the likeliest among few (seed %i)', (seed) => {
    const columns = someColumns(seed, 7, 4);
    const probability = beliefIn(columns);
    const best = all.toSorted((one, other) => probability(other) - probability(one));
    expect(likelyTexts(columns, slots, 40)).toEqual(expect.arrayContaining(all));
    expect(likelyTexts(columns, slots, 8)).toContainEqual(best[0]);
  });

  test('with equal letters beside each other want a blank between them', () => {
    const probabilities = [1, 0, 1].flatMap((one) => (one ? [0.1, 0.6, 0.3] : [0.9, 0.05, 0.05]));
    const columns: Columns = { count: 3, classes: 3, probabilities: Float32Array.from(probabilities) };
    expect(
      likelyTexts(
        columns,
        [
          [1, 2],
          [1, 2],
        ],
        1,
      ),
    ).toEqual([[1, 1]]);
    expect(likelyTexts({ ...columns, count: 2 }, [[1], [1]], 9)).toEqual([]);
  });

  test.each([41, 42, 43, 44])('are believed by columns and odds, all of them together wholly (seed %i)', (seed) => {
    const columns = someColumns(seed, 7, 4);
    const probability = beliefIn(columns);
    // Texts whose third sign is 3 are three times as frequent on paper as others.
    const oddsOf = (text: readonly number[]) => (text[2] === 3 ? 1.5 : 0.5);
    const weights = all.map((text) => probability(text) * oddsOf(text));
    const found = likeliest(columns, slots, readTemplate(columns, slots)!, oddsOf);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    expect(found.probability).toBeCloseTo(Math.max(...weights) / whole, 4);
    expect(all[weights.indexOf(Math.max(...weights))]).toEqual(found.signs);
  });

  test('are believed no more than the columns say where one only fits by chance', () => {
    const columns = someColumns(51, 7, 4);
    const first = readTemplate(columns, slots)!;
    const one = all.toSorted((some, other) => beliefIn(columns)(some) - beliefIn(columns)(other))[3]!;
    const found = likeliest(columns, slots, first, (text) => (text.join() === one.join() ? 12 : 0.01));
    const share = beliefIn(columns)(one) / Math.exp(first.logMass);
    expect(found.signs).toEqual(one);
    expect(found.probability).toBeLessThan((12 * share) / (12 * share + 0.01 * (1 - share)) + 1e-9);
  });
});

test('a calibrate probability rises with the probability and stays inside the table', () => {
  const table = { from: [0.2, 0.5, 0.9], of: [0.1, 0.6, 0.95] };
  const probabilities = Array.from({ length: 101 }, (_, at) => calibrate(table, at / 100));
  expect(probabilities).toEqual(probabilities.toSorted((a, b) => a - b));
  expect([probabilities[0], probabilities[35], probabilities[100]]).toEqual([0.1, 0.35, 0.95]);
});
