import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { curpOdds } from '#mexico/code-odds.ts';
import { CURP } from '#mexico/positions.ts';
import type { Gray } from '#vision/gray.ts';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { type LineReader, openReader } from '#vision/reader/reader.ts';
import type { Expectation, LineReading } from '#vision/reader/reading.ts';
import { arrayNetwork } from './arrays.ts';
import { CODES, expectationOf, type Line, linesOf } from './lines.ts';
import { type Claim, calibrationError, scoreOf } from './scores.ts';

const folder = join(import.meta.dirname, '../../../lib/vision/reader');
const weights = readFileSync(join(folder, 'reader.weights'));
const small = readFileSync(join(folder, 'reader.int8.weights'));
const kernel = kernelNetwork(readFileSync(join(folder, 'kernel.wasm')));

let reader: LineReader;
let lines: (Line & { reading: LineReading })[];
beforeAll(async () => {
  reader = await openReader(weights, kernel);
  lines = (await linesOf(100)).map((line) => ({ ...line, reading: reader.viewLine(line.image, line.box).read() }));
});

const scoreOfLines = (some: typeof lines) => scoreOf(some.map(({ text, reading }) => ({ text, got: reading.text })));
const blank = (width: number, height: number, value = 255): Gray => ({
  data: new Uint8ClampedArray(width * height).fill(value),
  width,
  height,
});
const whole = ({ width, height }: Gray) => ({ x: 0, y: 0, width, height });

describe('lines in fonts and with words that no training saw', () => {
  test.each([
    ['clean', 2.2, 76],
    ['moderate', 6.5, 58],
    ['hard', 27, 30],
  ] as const)('%s: fewer than %d in a hundred signs are wrong, more than %d lines exact', (level, cer, exact) => {
    const score = scoreOfLines(lines.filter((line) => line.level === level));
    expect(score.cer).toBeLessThan(cer);
    expect(score.exact).toBeGreaterThan(exact);
  });

  test('what is known of codes makes them surer, and fewer of those that are answered are wrong', async () => {
    const codes = (await linesOf(40, CODES)).map((line) => ({ line, view: reader.viewLine(line.image, line.box) }));
    const scoreWith = (expected: (line: Line) => Expectation) => {
      const claims = codes.map(({ line, view }) => {
        const { text, probability } = view.read(expected(line));
        return { text: line.text, got: text, probability };
      });
      const answered = claims.filter(({ probability }) => probability >= 0.65);
      return { exact: scoreOf(claims).exact, wrong: answered.filter(({ text, got }) => text !== got).length };
    };
    const free = scoreWith(() => ({}));
    const fixed = scoreWith((line) => ({ template: expectationOf(line)!.template! }));
    const weighed = scoreWith((line) => expectationOf(line)!);
    expect(fixed.exact).toBeGreaterThan(free.exact + 5);
    expect(weighed.exact).toBeGreaterThan(fixed.exact + 2);
    expect(weighed.wrong).toBeLessThan(fixed.wrong);
  });

  test('probabilities are right as often as they say', () => {
    const claims = lines.map(({ text, reading }): Claim => [reading.probability, reading.text === text]);
    expect(calibrationError(claims)).toBeLessThan(0.06);
    expect(claims.filter(([probability]) => probability > 0.9).length).toBeGreaterThan(80);
  });

  test('the small weights read as well, within a point of error', async () => {
    const other = await openReader(small, kernel);
    const some = lines.filter((_, at) => at % 3 === 0);
    const answers = some.map(({ text, image, box }) => ({ text, got: other.viewLine(image, box).read().text }));
    expect(Math.abs(scoreOf(answers).cer - scoreOfLines(some).cer)).toBeLessThan(1);
  });

  test('typed arrays and the kernel read the same', async () => {
    const arrays = await openReader(weights, arrayNetwork);
    for (const { image, box, reading } of lines.filter((_, at) => at % 40 === 0)) {
      const one = arrays.viewLine(image, box).read();
      expect(one.text).toBe(reading.text);
      // The kernel multiplies integers, so the probabilities differ slightly.
      expect(one.probability).toBeCloseTo(reading.probability, 2);
    }
  });

  test('the same line gives the same reading, whatever was read before', () => {
    const [first, last] = [lines[0]!, lines.at(-1)!];
    reader.viewLine(last.image, last.box).read();
    expect(reader.viewLine(first.image, first.box).read()).toEqual(first.reading);
  });
});

describe('what is asked', () => {
  test('letters lie in order inside the box, and spell the text', () => {
    for (const { box, reading } of lines) {
      const { letters, text } = reading;
      expect(letters.map((letter) => letter.text).join('')).toBe(text);
      const edges = letters.flatMap(({ x0, x1 }) => [x0, x1]);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      expect(edges[0] ?? box.x).toBeGreaterThanOrEqual(box.x);
      expect(edges.at(-1) ?? box.x).toBeLessThanOrEqual(box.x + box.width);
    }
  });

  test('a part of a line is read alone, and its letters stand where they stand in the line', () => {
    const some = lines.filter(({ kind, level, reading }) => kind === 'pair' && level === 'clean' && reading.text.includes(' '));
    const right = some.filter(({ image, box, reading }) => {
      const at = reading.text.lastIndexOf(' ') + 1;
      const left = reading.letters[at]!.x0;
      const part = reader.viewLine(image, box).read({}, { left, right: box.x + box.width });
      for (const { x0, x1 } of part.letters) expect(x0 >= left - box.height && x1 <= box.x + box.width).toBe(true);
      return part.text === reading.text.slice(at);
    });
    expect(some.length).toBeGreaterThan(4);
    expect(right.length / some.length).toBeGreaterThan(0.8);
  });

  test('a part without room for a letter says nothing', () => {
    const { image, box } = lines[0]!;
    expect(reader.viewLine(image, box).read({}, { left: box.x + 5, right: box.x + 5 })).toMatchObject({ text: '', letters: [] });
  });

  test('an alphabet leaves out all other signs', () => {
    for (const { image, box } of lines.slice(0, 40))
      expect(reader.viewLine(image, box).read({ alphabet: '0123456789' }).text).toMatch(/^[0-9]*$/);
  });

  test('what was expected and is not there fits badly', () => {
    const fitsOf = (kind: string) => {
      const some = lines.filter((line) => line.kind === kind && line.level === 'clean');
      return some.map(({ image, box }) => reader.viewLine(image, box).read({ template: CURP }).fit).toSorted((a, b) => a - b);
    };
    const codes = fitsOf('curp');
    expect(codes[codes.length >> 1]).toBeGreaterThan(0.6);
    expect(fitsOf('name').at(-1)).toBeLessThan(0.1);
  });

  test('what says nothing like a template is read all the same, whatever texts are oftener', () => {
    const expected = { template: CURP, odds: (text: string) => curpOdds(text, '2026-11-24') };
    const fits = lines.filter(({ kind }) => kind !== 'curp').map(({ image, box }) => reader.viewLine(image, box).read(expected).fit);
    expect(Math.max(...fits)).toBeLessThan(0.5);
  });

  test('a template is bounded', () => {
    expect(() => reader.viewLine(blank(40, 32), whole(blank(40, 32))).read({ template: Array(65).fill('A') })).toThrow(RangeError);
  });
});

describe('pictures of any size', () => {
  test.each([
    [0, 0],
    [1, 1],
    [1, 500],
    [500, 1],
    [3, 7],
    [20_000, 20],
    [600, 400],
  ])('%i by %i without print has no text, or is not believed', (width, height) => {
    const image = blank(width, height);
    expect(reader.viewLine(image, whole(image)).read().probability).toBeLessThan(0.5);
  });

  test('a box outside of the picture, or without numbers, is empty', () => {
    const image = blank(50, 30);
    for (const box of [
      { x: 60, y: 0, width: 10, height: 10 },
      { x: -20, y: 0, width: 10, height: 10 },
      { x: 0, y: 0, width: 0, height: 10 },
      { x: Number.NaN, y: 0, width: 10, height: 10 },
    ])
      expect(reader.viewLine(image, box).read()).toMatchObject({ text: '', probability: 0, letters: [] });
  });
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['something else', new Uint8Array(5000).fill(120)],
  ['the first half of a file', weights.subarray(0, weights.length >> 1)],
])('%s is refused as weights', async (_, bytes) => {
  await expect(openReader(bytes, kernel)).rejects.toThrow();
});
