import { describe, expect, it } from 'vitest';
import { boxBlur, invert, resize, stretch, unsharp } from './filters.ts';
import { type Gray, grayFromRgba, rgbaFromGray } from './gray.ts';
import { homography, type Quad, rectangle, turnedRectangle, warp } from './warp.ts';

const paint = (width: number, height: number, value: (x: number, y: number) => number): Gray => ({
  data: Uint8ClampedArray.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
  width,
  height,
});
const flat = paint(40, 30, () => 120);
const ramp = paint(60, 40, (x, y) => 2 * x + y);

describe('grey pictures', () => {
  it('come from colours with green counting double, and go back', () => {
    expect([...grayFromRgba(Uint8ClampedArray.of(40, 80, 120, 255, 255, 255, 255, 255), 2, 1).data]).toEqual([80, 255]);
    expect([...rgbaFromGray({ data: Uint8ClampedArray.of(7, 200), width: 2, height: 1 })]).toEqual([7, 7, 7, 255, 200, 200, 200, 255]);
  });
});

describe('filters', () => {
  it.each([
    ['blur', boxBlur(flat, 3)],
    ['unsharp', unsharp(flat, 2, 1.5)],
    ['smaller', resize(flat, 0.37)],
    ['bigger', resize(flat, 1.6)],
  ])('leave a flat picture flat: %s', (_, { data, width, height }) => {
    expect(data).toHaveLength(width * height);
    expect(new Set(data)).toEqual(new Set([120]));
  });

  it('shrink by averaging, so that no line is lost between two pixels', () => {
    const lines = paint(90, 90, (x) => (x % 3 === 0 ? 0 : 255));
    for (const value of resize(lines, 1 / 3).data) expect(value).toBe(170);
  });

  it('grow a slope into a slope', () => {
    const big = resize(ramp, 2);
    expect([big.width, big.height]).toEqual([120, 80]);
    expect(Math.abs(big.data[40 * 120 + 60]! - 80)).toBeLessThanOrEqual(2);
  });

  it('blur by the mean of the square, borders repeated', () => {
    const spot = paint(9, 9, (x, y) => (x === 4 && y === 4 ? 90 : 0));
    const { data } = boxBlur(spot, 1);
    expect([data[4 * 9 + 4], data[3 * 9 + 3], data[2 * 9 + 2]]).toEqual([10, 10, 0]);
    expect(data.reduce((so, value) => so + value, 0)).toBe(90);
  });

  it('stretch faded print to black on white, and leave noise alone', () => {
    const faded = paint(200, 200, (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 100 : 140));
    expect(new Set(stretch(faded).data)).toEqual(new Set([0, 255]));
    const noisy = paint(200, 200, (x, y) => 100 + ((x + y) % 2) * 4);
    expect(Math.max(...stretch(noisy).data)).toBeLessThan(60);
  });

  it('invert twice to the same', () => {
    expect(invert(invert(ramp)).data).toEqual(ramp.data);
  });
});

describe('warp', () => {
  it('carries corners to corners', () => {
    const quad: Quad = [
      { x: 10, y: 12 },
      { x: 80, y: 4 },
      { x: 95, y: 70 },
      { x: 3, y: 60 },
    ];
    const there = homography(rectangle(50, 40), quad)!;
    for (const [at, corner] of rectangle(50, 40).entries()) {
      expect(there(corner).x).toBeCloseTo(quad[at]!.x);
      expect(there(corner).y).toBeCloseTo(quad[at]!.y);
    }
  });

  it('takes a piece as it is, and turned by a quarter', () => {
    const piece = warp(ramp, turnedRectangle({ x: 30, y: 20 }, 20, 10, 0), 20, 10)!;
    expect(piece.data[0]).toBe(ramp.data[15 * 60 + 20]);
    const turned = warp(ramp, turnedRectangle({ x: 30, y: 20 }, 20, 10, 90), 20, 10)!;
    expect(turned.data[0]).toBe(ramp.data[10 * 60 + 34]);
  });

  it('refuses corners on a line', () => {
    const line: Quad = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 3 },
    ];
    expect(warp(ramp, line, 10, 10)).toBeNull();
  });
});
