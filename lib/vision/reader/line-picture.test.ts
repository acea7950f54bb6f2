import { expect, test } from 'vitest';
import type { Gray } from '../gray.ts';
import { linePicture } from './line-picture.ts';

function slope(width: number, height: number): Gray {
  return { data: Uint8ClampedArray.from({ length: width * height }, (_, at) => ((at % width) * 255) / width), width, height };
}

test.each([
  [1, 1],
  [5, 90],
  [300, 11],
  [64, 32],
  [33, 200],
])('%i by %i becomes 32 rows with mean 0, and a width of whole columns', (width, height) => {
  const picture = linePicture(slope(width, height), { x: 0, y: 0, width, height }, 32)!;
  expect(picture.width % 4).toBe(0);
  expect(picture.data).toHaveLength(32 * picture.width);
  expect(picture.filled).toBe(Math.max(8, Math.round((width * 32) / height)));
  expect(picture.data.reduce((a, b) => a + b, 0) / (32 * picture.filled)).toBeCloseTo(0, 4);
});

test('a line that would be wider than 3072 columns is squeezed', () => {
  expect(linePicture(slope(30_000, 10), { x: 0, y: 0, width: 30_000, height: 10 }, 32)!.filled).toBe(3072);
});

test('a box that reaches over the edge is cut there', () => {
  const image = slope(100, 50);
  const over = linePicture(image, { x: 60, y: -10, width: 90, height: 200 }, 32);
  expect(over).toEqual(linePicture(image, { x: 60, y: 0, width: 40, height: 50 }, 32));
});
