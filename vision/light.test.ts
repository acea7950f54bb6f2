import { describe, expect, test } from 'vitest';
import { isBlack, lightAdvice, lightOf } from './light.ts';

function flat(grey: number, pixels = 64): Uint8ClampedArray {
  return new Uint8ClampedArray(pixels * 4).map((_, at) => (at % 4 === 3 ? 255 : grey));
}

describe('light of a picture', () => {
  test('is the luma of its pixels, alpha left out', () => {
    expect(lightOf(flat(120)).mean).toBeCloseTo(120, 5);
    expect(lightOf(new Uint8ClampedArray([0, 255, 0, 255])).brightest).toBeCloseTo(149.7, 1);
    expect(lightOf(new Uint8ClampedArray())).toEqual({ mean: 0, brightest: 0 });
  });

  test('a lens that is covered is black, a dark room with a lamp is not', () => {
    expect(isBlack(lightOf(flat(9)))).toBe(true);
    const room = flat(9);
    room.set([250, 240, 200, 255], 40);
    expect(isBlack(lightOf(room))).toBe(false);
  });

  test('advises only at the ends', () => {
    expect([30, 120, 240].map((grey) => lightAdvice(lightOf(flat(grey))))).toEqual(['dark', null, 'bright']);
  });
});
