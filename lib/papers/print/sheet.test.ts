import { expect, it } from 'vitest';
import { resize } from '#vision/filters.ts';
import { type Gray, rgbaFromGray } from '#vision/gray.ts';
import { rectangle } from '#vision/warp.ts';
import { cornersOf, type PaperPicture } from './sheet.ts';

const [WIDTH, HEIGHT] = [1280, 960];

/** Draws a white card, `wide` pixels wide, in the middle of a dark table; both bear rows of marks as large as letters. */
function pictureOf(wide: number): PaperPicture {
  const high = Math.round(wide / 1.586);
  const [left, top] = [(WIDTH - wide) / 2, Math.round((HEIGHT - high) / 2)];
  const gray: Gray = { data: new Uint8ClampedArray(WIDTH * HEIGHT).fill(110), width: WIDTH, height: HEIGHT };
  const darken = (x: number, y: number, across: number, down: number, value: number) => {
    for (let row = y; row < y + down; row++) gray.data.fill(value, row * WIDTH + x, row * WIDTH + x + across);
  };
  darken(left, top, wide, high, 235);
  const row = (x: number, y: number, count: number) => {
    for (let at = 0; at < count; at++) darken(x + 15 * at, y, 9, 16, 30);
  };
  row(left + 60, top + 60, 12);
  for (const y of [20, 60, HEIGHT - 76, HEIGHT - 36]) row(40, y, 70);
  const small = resize(gray, 320 / WIDTH);
  return { gray, small: { rgba: rgbaFromGray(small), width: small.width, height: small.height } };
}

it('corners that enclose a part of what is printed are none; of a large card they are, whatever stands around it', () => {
  expect(cornersOf(pictureOf(560))).toBeNull();
  const found = cornersOf(pictureOf(1060))!;
  const [left, top] = [(WIDTH - 1060) / 2, Math.round((HEIGHT - 668) / 2)];
  for (const [at, { x, y }] of rectangle(1060, 668).entries()) {
    expect(Math.hypot(found.quad[at]!.x - left - x, found.quad[at]!.y - top - y)).toBeLessThan(4);
  }
});
