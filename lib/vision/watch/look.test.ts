import { expect, it } from 'vitest';
import { ASPECTS } from '../quad/aspects.ts';
import { MIN_SHARPNESS } from '../quality/focus.ts';
import { lookAt, type RgbaImage } from './look.ts';
import { isSameSide } from './thumbnail.ts';

/** Draws a printed card on a dark table (null: no card), 640 by 480 divided by `by`. The front has a portrait, the back a band. */
function frame(by: number, side: 'front' | 'back' | null): RgbaImage {
  const [width, height] = [640 / by, 480 / by];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const within = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
    x >= left! && x < right! && y >= top! && y < bottom!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = [x * by, y * by] as const;
      const print = side === 'front' ? [280, 130, 520, 330] : [100, 300, 540, 372];
      const dark = side === 'front' ? [110, 150, 230, 320] : [80, 110, 560, 160];
      const isPrint = within(...at, print) && Math.floor(at[1] / 12) % 2 === 0 && Math.floor(at[0] / 4) % 2 === 0;
      const onCard = isPrint ? 30 : within(...at, dark) ? 120 : 215;
      const gray = side && within(...at, [80, 90, 560, 393]) ? onCard : 60;
      rgba.fill(gray, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { rgba, width, height };
}

const look = (side: 'front' | 'back') => lookAt(frame(2, side), [ASPECTS.card], () => frame(1, side));

it('says where a card lies, how sharp it is, and what it looks like', () => {
  const { quad, isCut, focus, glare, thumbnail } = look('front');
  const corners = [
    [80, 90],
    [560, 90],
    [560, 393],
    [80, 393],
  ] as const;
  for (const [at, [x, y]] of corners.entries()) {
    expect(Math.abs(quad![at]!.x * 640 - x)).toBeLessThan(8);
    expect(Math.abs(quad![at]!.y * 480 - y)).toBeLessThan(8);
  }
  expect([isCut, glare]).toEqual([false, 0]);
  expect(focus).toBeGreaterThan(MIN_SHARPNESS);
  expect(isSameSide(thumbnail!, thumbnail!.toReversed())).toBe(true);
  expect(isSameSide(look('back').thumbnail!, thumbnail!)).toBe(false);
});

it('says nothing of a table, and of quality only where it is asked', () => {
  expect(lookAt(frame(2, null), [ASPECTS.card], null).quad).toBeNull();
  expect(lookAt(frame(2, 'front'), [ASPECTS.card], null)).toMatchObject({ focus: null, glare: null, thumbnail: null });
});
