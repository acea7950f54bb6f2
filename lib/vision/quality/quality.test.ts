import { expect, it } from 'vitest';
import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { focusOf, MIN_SHARPNESS } from './focus.ts';
import { glareOf, MAX_GLARE } from './glare.ts';

const [WIDTH, HEIGHT] = [640, 404];

/** Draws a page with bars as wide as the strokes of print. `noise`: the largest deviation, in grey values. */
function page(noise = 0): Gray {
  let state = 3;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const isPrint = Math.floor(y / 10) % 3 === 0 && Math.floor(x / 3) % 2 === 0;
      data[y * WIDTH + x] = (isPrint ? 50 : 215) + (state / 2 ** 32 - 0.5) * 2 * noise;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

it('print is sharp, and blurred print is not, noisy or not', () => {
  expect(focusOf(page())).toBeGreaterThan(MIN_SHARPNESS);
  expect(focusOf(page(15))).toBeGreaterThan(MIN_SHARPNESS);
  const blurred = boxBlur(boxBlur(page(), 3), 3);
  expect(focusOf(blurred)).toBeLessThan(MIN_SHARPNESS);
  const noisy = { ...blurred, data: blurred.data.map((value, at) => value + ((at * 7919) % 13) - 6) };
  expect(focusOf(noisy)).toBeLessThan(MIN_SHARPNESS);
});

it('an even picture, and one of nearly no pixels, are not sharp', () => {
  expect(focusOf({ data: new Uint8ClampedArray(100).fill(9), width: 10, height: 10 })).toBe(0);
  expect(focusOf({ data: new Uint8ClampedArray(4), width: 2, height: 2 })).toBe(0);
});

it('light that is thrown back is told by its largest patch', () => {
  const dull = page();
  expect(glareOf(dull)).toBe(0);
  for (let y = 100; y < 130; y++) dull.data.fill(255, y * WIDTH + 200, y * WIDTH + 240);
  dull.data.fill(255, 0, 2);
  const share = glareOf(dull);
  expect(share).toBeGreaterThan(MAX_GLARE);
  expect(share).toBeCloseTo((28 * 38) / (WIDTH * HEIGHT), 4);
});
