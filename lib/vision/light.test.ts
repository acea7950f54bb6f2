import { describe, expect, test } from 'vitest';
import { lightAdvice, lightOf, showsNothing } from './light.ts';

function flat(grey: number, pixels = 64): Uint8ClampedArray {
  return new Uint8ClampedArray(pixels * 4).map((_, at) => (at % 4 === 3 ? 255 : grey));
}

describe('light of a picture', () => {
  test('is the luma of its pixels, alpha left out', () => {
    expect(lightOf(flat(120)).mean).toBeCloseTo(120, 5);
    expect(lightOf(new Uint8ClampedArray([0, 255, 0, 255])).brightest).toBeCloseTo(149.7, 1);
    expect(lightOf(new Uint8ClampedArray())).toEqual({ mean: 0, darkest: 0, brightest: 0 });
  });

  test('a lens that is covered shows nothing, nor does one even colour; a dark room with a lamp does', () => {
    expect([9, 128, 250].map((grey) => showsNothing(lightOf(flat(grey))))).toEqual([true, true, true]);
    const room = flat(9);
    room.set([250, 240, 200, 255], 40);
    expect(showsNothing(lightOf(room))).toBe(false);
  });

  test('advises only at the ends', () => {
    expect([30, 120, 240].map((grey) => lightAdvice(lightOf(flat(grey))))).toEqual(['dark', null, 'bright']);
  });
});
