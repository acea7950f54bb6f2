import { expect, it } from 'vitest';
import { type Quad, rectangle } from './warp.ts';
import { warpColour } from './warp-colour.ts';

const picture = { rgba: new Uint8ClampedArray(4 * 40 * 20), width: 40, height: 20 };
for (let y = 0, at = 0; y < 20; y++)
  for (let x = 0; x < 40; x++, at += 4) picture.rgba.set([x < 20 ? 200 : 10, y < 10 ? 30 : 90, 5, 7], at);

it('keeps each colour in its place, and is opaque', () => {
  const whole = warpColour(picture, rectangle(40, 20), { width: 40, height: 20 })!;
  const at = (x: number, y: number) => [...whole.subarray(4 * (y * 40 + x), 4 * (y * 40 + x) + 4)];
  expect([at(5, 5), at(35, 5), at(5, 15)]).toEqual([
    [200, 30, 5, 255],
    [10, 30, 5, 255],
    [200, 90, 5, 255],
  ]);
});

it('takes what the corners enclose, and nothing where they enclose nothing', () => {
  const right = [
    { x: 20, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 20 },
    { x: 20, y: 20 },
  ] as const;
  const cut = warpColour(picture, right, { width: 20, height: 20 })!;
  expect([...cut.subarray(4 * 205, 4 * 205 + 4)]).toEqual([10, 90, 5, 255]);
  const line = [0, 10, 20, 30].map((x) => ({ x, y: 0 })) as unknown as Quad;
  expect(warpColour(picture, line, { width: 20, height: 20 })).toBe(null);
});
