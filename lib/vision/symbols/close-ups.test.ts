import { describe, expect, it } from 'vitest';
import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { rectangle } from '../warp.ts';
import { unbend } from './bend.ts';
import { focus, softestDirection, steady } from './deblur.ts';
import { findPatches } from './patches.ts';

function paint(width: number, height: number, value: (x: number, y: number) => number): Gray {
  return { data: Uint8ClampedArray.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))), width, height };
}

/** Returns the grey value of a pixel, where modules of `size` pixels are dark or light at random. */
const modules = (x: number, y: number, size: number) => {
  const hash = Math.sin(Math.floor(x / size) * 12.9898 + Math.floor(y / size) * 78.233) * 43758.5453;
  return hash - Math.floor(hash) < 0.5 ? 30 : 220;
};

const contrast = ({ data }: Gray) => {
  const sorted = data.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.9)]! - sorted[Math.floor(sorted.length * 0.1)]!;
};

describe('findPatches', () => {
  it('finds a square of modules on a paper, and where it lies', () => {
    const picture = paint(800, 600, (x, y) => (x >= 300 && x < 460 && y >= 200 && y < 360 ? modules(x, y, 6) : 215));
    const [patch] = findPatches(picture, 3);
    expect(Math.hypot(patch!.center.x - 380, patch!.center.y - 280)).toBeLessThan(20);
    expect(patch!.side).toBeGreaterThan(130);
    expect(patch!.side).toBeLessThan(220);
  });

  it('finds each of two, and nothing on a blank paper', () => {
    const two = paint(800, 600, (x, y) => {
      const inside = (left: number) => x >= left && x < left + 120 && y >= 240 && y < 360;
      return inside(120) || inside(520) ? modules(x, y, 6) : 215;
    });
    expect(
      findPatches(two, 2)
        .map(({ center }) => Math.round(center.x / 100))
        .toSorted(),
    ).toEqual([2, 6]);
    expect(
      findPatches(
        paint(800, 600, () => 215),
        3,
      ),
    ).toEqual([]);
  });
});

describe('what undoes a blur', () => {
  const sharp = paint(200, 200, (x, y) => modules(x, y, 8));

  it('brings back the contrast that a lens took', () => {
    const soft = boxBlur(boxBlur(sharp, 4), 4);
    expect(contrast(focus(soft, 4))).toBeGreaterThan(1.4 * contrast(soft));
  });

  it('knows in which direction a hand moved, and brings back what that took', () => {
    const moved = paint(200, 200, (x, y) => {
      let sum = 0;
      for (let step = -4; step <= 4; step++) sum += sharp.data[y * 200 + Math.min(Math.max(x + step, 0), 199)]!;
      return sum / 9;
    });
    const direction = softestDirection(moved);
    expect(Math.min(direction, 180 - direction)).toBeLessThan(10);
    expect(contrast(steady(moved, 9, direction))).toBeGreaterThan(1.05 * contrast(moved));
  });
});

describe('unbend', () => {
  /** Draws a line that sags in its middle by `sag` pixels. */
  const sagging = (sag: number) => paint(200, 200, (x, y) => (Math.abs(y - 80 - sag * (1 - (2 * (x / 200) - 1) ** 2)) < 3 ? 20 : 220));
  const rowOf = ({ data, width }: Gray, x: number) => {
    let [sum, weight] = [0, 0];
    for (let y = 0; y < width; y++) {
      const dark = 220 - data[y * width + x]!;
      sum += dark * y;
      weight += dark;
    }
    return sum / weight;
  };

  it('draws straight what sagged, and leaves straight what was', () => {
    const flat = unbend(sagging(20), rectangle(200, 200), 200, 1, { along: 'x', sag: 0.1 })!;
    const rows = [20, 60, 100, 140, 180].map((x) => rowOf(flat, x));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(3);
    const same = unbend(sagging(0), rectangle(200, 200), 200, 1, { along: 'x', sag: 0 })!;
    expect(Math.abs(rowOf(same, 100) - 80)).toBeLessThan(1);
  });

  it('bends along the other side too, and refuses corners on a line', () => {
    const turned = sagging(20);
    const picture = paint(200, 200, (x, y) => turned.data[x * 200 + y]!);
    const flat = unbend(picture, rectangle(200, 200), 200, 1, { along: 'y', sag: 0.1 })!;
    const upright = paint(200, 200, (x, y) => flat.data[x * 200 + y]!);
    const rows = [20, 100, 180].map((x) => rowOf(upright, x));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(3);
    const line = [0, 1, 2, 3].map((x) => ({ x: x * 10, y: 0 }));
    expect(unbend(picture, [line[0]!, line[1]!, line[2]!, line[3]!], 100, 1, { along: 'x', sag: 0.05 })).toBeNull();
  });
});
