import { expect, test } from 'vitest';
import type { Gray } from '#vision/gray.ts';
import { extent, inkOf, paperBetween, topOf } from './ink.ts';

const BOX = { x: 0, y: 4, width: 200, height: 24 };

/** Measures the ink of blocks that are ten pixels wide, in rows 10 to 23, each with its left edge and grey value. */
function inkWith(blocks: readonly (readonly [left: number, gray: number])[]) {
  const image: Gray = { data: new Uint8ClampedArray(200 * 32).fill(220), width: 200, height: 32 };
  for (const [left, gray] of blocks) for (let y = 10; y < 24; y++) image.data.fill(gray, y * 200 + left, y * 200 + left + 10);
  return inkOf(image, BOX);
}

test('of a line is what is darker than its paper', () => {
  const ink = inkWith([
    [20, 40],
    [50, 40],
  ]);
  expect([extent(ink, 15, 62), extent(ink, 40, 70)]).toEqual([
    { left: 20, right: 60 },
    { left: 50, right: 60 },
  ]);
  expect(paperBetween(ink, 25, 55)).toBe(20);
  expect([topOf(ink, 20, 30), topOf(ink, 30, 50)]).toEqual([10, null]);
});

test('is seen where light makes it pale too, but no shade of the paper beside dark ink is', () => {
  const ink = inkWith([
    [20, 40],
    [25, 190],
    [150, 150],
  ]);
  expect([topOf(ink, 150, 160), paperBetween(ink, 140, 170)]).toEqual([10, 10]);
  expect(extent(ink, 15, 45)).toEqual({ left: 20, right: 25 });
});
