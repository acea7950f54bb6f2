import { expect, it } from 'vitest';
import { flattenLight } from './flatten.ts';
import type { Gray } from './gray.ts';
import { quarterTurn } from './quarter-turn.ts';
import { skewOf, straighten } from './reader/skew.ts';
import { turnedRectangle, warp } from './warp.ts';

const [WIDTH, HEIGHT] = [900, 700];

/** Draws a page with lines of bars, each bar as large as a letter. */
function page(): Gray {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT).fill(220);
  for (let top = 120; top < 560; top += 40)
    for (let left = 120; left < 760; left += 15) for (let y = top; y < top + 16; y++) data.fill(40, y * WIDTH + left, y * WIDTH + left + 9);
  return { data, width: WIDTH, height: HEIGHT };
}

it('how much lines of print are turned is told, and they are laid level', () => {
  expect(skewOf(page())).toBe(0);
  for (const degrees of [-9, -2.5, 1, 6]) {
    const turned = warp(page(), turnedRectangle({ x: WIDTH / 2, y: HEIGHT / 2 }, WIDTH, HEIGHT, -degrees), WIDTH, HEIGHT)!;
    expect(Math.abs(skewOf(turned) - degrees)).toBeLessThan(0.4);
    expect(Math.abs(skewOf(straighten(turned).image))).toBeLessThan(0.3);
  }
  expect(skewOf({ data: new Uint8ClampedArray(100).fill(200), width: 10, height: 10 })).toBe(0);
});

it('uneven light is taken away, and shades of ink stay', () => {
  const lit = page();
  for (let y = 0, at = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, at++) lit.data[at]! *= 0.4 + (0.6 * x) / WIDTH;
  const flat = flattenLight(lit);
  const at = (x: number, y: number) => flat.data[y * WIDTH + x]!;
  for (const x of [30, 450, 870]) expect(Math.abs(at(x, 300) - 236)).toBeLessThan(14);
  expect(Math.abs(at(124, 128) - at(724, 128))).toBeLessThan(12);
  expect(at(124, 128)).toBeGreaterThan(20);
});

it('a dark surface stays dark', () => {
  const dark = page();
  for (let y = 200; y < 500; y++) dark.data.fill(30, y * WIDTH + 300, y * WIDTH + 700);
  expect(flattenLight(dark).data[350 * WIDTH + 500]).toBeLessThan(130);
});

it('four quarters of a turn are none', () => {
  const image: Gray = { data: Uint8ClampedArray.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };
  expect(quarterTurn(image, 1)).toEqual({ data: Uint8ClampedArray.from([4, 1, 5, 2, 6, 3]), width: 2, height: 3 });
  expect(quarterTurn(quarterTurn(image, 1), 1)).toEqual(quarterTurn(image, 2));
  expect(quarterTurn(quarterTurn(image, 3), 1)).toEqual(image);
});
