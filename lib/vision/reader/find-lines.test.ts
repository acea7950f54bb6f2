import { expect, test } from 'vitest';
import type { Gray } from '../gray.ts';
import { findLines } from './find-lines.ts';

/** Draws light paper with a dark bar of 10 by 16 pixels for each letter; a space adds eight pixels. */
function page(width: number, height: number, lines: readonly { x: number; y: number; words: readonly number[] }[]): Gray {
  const data = new Uint8ClampedArray(width * height).fill(220);
  for (const { x, y, words } of lines) {
    let left = x;
    for (const letters of words) {
      for (let letter = 0; letter < letters; letter++, left += 13)
        for (let row = y; row < y + 16; row++) data.fill(40, row * width + left, row * width + left + 10);
      left += 8;
    }
  }
  return { data, width, height };
}

test('each line is one box, from top to bottom, with room for accents', () => {
  const boxes = findLines(
    page(600, 200, [
      { x: 40, y: 120, words: [5, 4] },
      { x: 30, y: 40, words: [8] },
    ]),
  );
  expect(boxes).toHaveLength(2);
  const [first, second] = boxes;
  expect(first!.y).toBeLessThanOrEqual(37);
  expect(first!.y + first!.height).toBeGreaterThan(56);
  expect(first!.x).toBeLessThan(30);
  expect(first!.x + first!.width).toBeGreaterThan(30 + 8 * 13 - 3);
  expect(second!.x + second!.width).toBeGreaterThan(40 + 9 * 13 + 8 - 3);
});

test('lines far apart on one row are two', () => {
  expect(
    findLines(
      page(600, 100, [
        { x: 20, y: 40, words: [6] },
        { x: 400, y: 40, words: [6] },
      ]),
    ),
  ).toHaveLength(2);
});

test.each([
  [12, 'letters that begin one word'],
  [30, 'a space'],
])('a label in smaller print than its value is a line by itself, %i pixels before it: %s', (gap) => {
  const image = page(600, 100, [{ x: 20 + 12 * 8 + gap, y: 34, words: [8] }]);
  for (let letter = 0; letter < 12; letter++)
    for (let row = 40; row < 50; row++) image.data.fill(40, row * 600 + 20 + 8 * letter, row * 600 + 26 + 8 * letter);
  const [label, value] = findLines(image).sort((one, other) => one.x - other.x);
  expect(label!.height).toBeLessThan(16);
  expect(value!.x).toBeGreaterThan(label!.x + label!.width - 12);
});

test('a short word of low letters stays in its line', () => {
  const image = page(600, 100, [{ x: 20 + 4 * 13 + 8, y: 34, words: [8] }]);
  for (let letter = 0; letter < 4; letter++)
    for (let row = 39; row < 50; row++) image.data.fill(40, row * 600 + 20 + 13 * letter, row * 600 + 30 + 13 * letter);
  expect(findLines(image)).toHaveLength(1);
});

test.each([
  ['behind', 40 + 8 * 13 + 4],
  ['before', 40 - 22],
])('a piece of a picture %s a line is no letter of it', (_where, x) => {
  const image = page(300, 100, [{ x: 40, y: 40, words: [8] }]);
  const alone = findLines(image)[0]!;
  for (let row = 34; row < 62; row++) image.data.fill(60, row * 300 + x, row * 300 + x + 18);
  expect(findLines(image)).toContainEqual(alone);
});

test('a tilde belongs to the letters below it', () => {
  const image = page(300, 100, [{ x: 40, y: 40, words: [6] }]);
  for (let row = 34; row < 38; row++) image.data.fill(40, row * 300 + 54, row * 300 + 62);
  expect(findLines(image)[0]!.y).toBeLessThan(34);
});

test.each([1600, 3000])('in a picture of %i pixels a box lies where its line does', (width) => {
  const boxes = findLines(page(width, 900, [{ x: 1000, y: 700, words: [9] }]));
  expect(boxes).toHaveLength(1);
  const [{ x, y, width: wide, height } = { x: 0, y: 0, width: 0, height: 0 }] = boxes;
  const ends = [x, x + wide, y, y + height];
  for (const [at, end] of [1000, 1000 + 9 * 13 - 3, 700, 716].entries()) expect(Math.abs(ends[at]! - end)).toBeLessThan(8);
});

test.each([
  [1, 1],
  [1, 40],
  [40, 1],
  [7, 5],
  [1500, 2],
])('a picture of %i by %i has no lines', (width, height) => {
  expect(findLines({ data: new Uint8ClampedArray(width * height).fill(200), width, height })).toEqual([]);
});

test('noise ends soon, with boxes inside the picture', () => {
  const [width, height] = [1600, 1200];
  let state = 7;
  const data = Uint8ClampedArray.from({ length: width * height }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  for (const box of findLines({ data, width, height })) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

test('a chessboard has more words than any page, and no line', () => {
  const side = 1200;
  const data = Uint8ClampedArray.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isInk = (Math.floor(x / 9) + Math.floor(y / 9)) % 2 === 0 && x % 9 < 8 && y % 9 < 8;
    return isInk ? 40 : 220;
  });
  expect(findLines({ data, width: side, height: side })).toEqual([]);
});
