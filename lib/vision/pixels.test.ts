import fc from 'fast-check';
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

  it('leave a flat picture flat whatever its size and theirs, and one pixel at least', () => {
    const side = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 128 }), (width, height, percent, radius) => {
        const one = paint(width, height, () => 120);
        for (const { data, ...size } of [resize(one, percent / 100), boxBlur(one, radius), stretch(one)]) {
          expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
          expect(data).toHaveLength(size.width * size.height);
          expect(new Set(data).size).toBe(1);
        }
      }),
    );
  });

  it('blur as the mean of every square says, also where the square is larger than the picture', () => {
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 15 }), fc.integer(), (width, height, radius, seed) => {
        const image = paint(width, height, (x, y) => Math.imul(x * 7919 + y * 104_729 + 1, seed | 1) >>> 24);
        const at = (x: number, y: number) =>
          image.data[Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)]!;
        const { data } = boxBlur(image, radius);
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            let sum = 0;
            for (let down = -radius; down <= radius; down++)
              for (let across = -radius; across <= radius; across++) sum += at(x + across, y + down);
            expect(Math.abs(data[y * width + x]! - sum / (2 * radius + 1) ** 2)).toBeLessThanOrEqual(0.501);
          }
        }
      }),
      { numRuns: 60 },
    );
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

  const anyPlace = fc.integer({ min: -50, max: 150 });
  const near = (x: number, y: number) => fc.record({ x: fc.integer({ min: x, max: x + 25 }), y: fc.integer({ min: y, max: y + 25 }) });
  /** Generates convex quads: rectangles seen in perspective. */
  const anyQuad = fc
    .tuple(near(0, 0), near(75, 0), near(75, 75), near(0, 75), anyPlace, anyPlace)
    .map(([a, b, c, d, across, down]) => [a, b, c, d].map(({ x, y }) => ({ x: x + across, y: y + down })) as unknown as Quad);
  const anySide = fc.integer({ min: 1, max: 40 });

  it('of one grey is of that grey, whatever the corners, beyond the picture too', () => {
    fc.assert(
      fc.property(anyQuad, anySide, anySide, anySide, anySide, (quad, width, height, across, down) => {
        const straight = warp(
          paint(width, height, () => 120),
          quad,
          across,
          down,
        );
        if (straight) expect(new Set(straight.data)).toEqual(new Set([120]));
        else expect(Math.min(width, height)).toBe(1);
      }),
    );
  });

  it('goes there and back', () => {
    const anyTurn = fc.record({ x: anyPlace, y: anyPlace, width: anySide, height: anySide, degrees: fc.integer({ min: -180, max: 180 }) });
    fc.assert(
      fc.property(anyTurn, anyTurn, fc.record({ x: anySide, y: anySide }), (one, other, point) => {
        const [from, to] = [one, other].map(({ x, y, width, height, degrees }) => turnedRectangle({ x, y }, width, height, degrees));
        const back = homography(to!, from!)!(homography(from!, to!)!(point));
        expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('refuses a corner that is no number', () => {
    const [a, b, c, d] = rectangle(20, 10);
    expect(homography(rectangle(1, 1), [a, b, { ...c, y: Number.NaN }, d])).toBeNull();
    expect(warp(ramp, [{ ...a, x: Number.NaN }, b, c, d], 10, 10)).toBeNull();
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
