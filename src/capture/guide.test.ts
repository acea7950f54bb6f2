import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmUnder, photoPart, pixelsIn } from './guide.ts';

const phone = { width: 360, height: 740 };
const film = { width: 720, height: 1280 };

test('the whole screen is the middle of a film that is wider than it', () => {
  const part = filmUnder({ x: 0, y: 0, ...phone }, phone, film, { margin: 0, isMirrored: false });
  expect(part.height).toBeCloseTo(1);
  // The film is 740/1280 × 720 = 416 px wide on the screen, which shows 360 of them.
  expect(part.width).toBeCloseTo(360 / 416.25);
  expect(part.x).toBeCloseTo((1 - part.width) / 2);
});

test('a guide left of the middle is right of it in a mirrored film', () => {
  const guide = { x: 20, y: 200, width: 100, height: 100 };
  const plain = filmUnder(guide, phone, film, { margin: 0, isMirrored: false });
  const mirrored = filmUnder(guide, phone, film, { margin: 0, isMirrored: true });
  expect(mirrored.x).toBeCloseTo(1 - plain.x - plain.width);
  expect(mirrored.y).toBeCloseTo(plain.y);
});

test('the margin grows the part on every side and never beyond the film', () => {
  const guide = { x: 14, y: 222, width: 332, height: 209 };
  const tight = filmUnder(guide, phone, film, { margin: 0, isMirrored: false });
  const loose = filmUnder(guide, phone, film, { margin: 0.5, isMirrored: false });
  expect(loose.height).toBeCloseTo(tight.height * 2);
  expect(loose.x).toBe(0);
  expect(loose.x + loose.width).toBeLessThanOrEqual(1);
});

test('in a squarer photo the film is a centred band', () => {
  const whole = photoPart({ x: 0, y: 0, width: 1, height: 1 }, { width: 1080, height: 1920 }, { width: 3000, height: 4000 });
  expect(whole.height).toBeCloseTo(1);
  expect(whole.width).toBeCloseTo(2250 / 3000);
  expect(whole.x).toBeCloseTo(0.125);
});

test('a part of a picture has pixels of it alone, and parts side by side share none and leave none out', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  const share = fc.integer({ min: 0, max: 1000 }).map((mils) => mils / 1000);
  fc.assert(
    fc.property(side, side, share, share, share, (width, height, from, cut, until) => {
      const [left, middle, right] = [from, cut, until].sort((one, other) => one - other) as [number, number, number];
      const part = (x: number, end: number) => pixelsIn({ x, y: x, width: end - x, height: end - x }, { width, height });
      const [one, other, both] = [part(left, middle), part(middle, right), part(left, right)];
      for (const box of [one, other, both]) {
        expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      expect([one.width + other.width, one.height + other.height]).toEqual([both.width, both.height]);
    }),
  );
  // 0.725 of 20 pixels is 14.5; as 0.194 and the rest it is a little less in floating point.
  expect(pixelsIn({ x: 0.725, y: 0, width: 0.1, height: 1 }, { width: 20, height: 1 }).x).toBe(
    pixelsIn({ x: 0.194, y: 0, width: 0.725 - 0.194, height: 1 }, { width: 20, height: 1 }).width + 4,
  );
  expect(pixelsIn({ x: 0, y: 0, width: 1, height: 1 }, { width: 641, height: 3 })).toEqual({ x: 0, y: 0, width: 641, height: 3 });
});
