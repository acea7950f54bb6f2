import { expect, it } from 'vitest';
import { type FacePoint, faceOf } from './face.ts';

/** Returns 478 points, of which only two eyes have a meaning: each 0.1 wide and `height` high, in parts of the picture's height. */
function points(height: number, aspect: number): FacePoint[] {
  const all: FacePoint[] = Array.from({ length: 478 }, (_, at) => ({ x: 0.3 + 0.4 * (at % 2), y: 0.2 + 0.5 * (at % 3 === 0 ? 1 : 0) }));
  const eye = ([outer, inner, ...lids]: readonly number[], x: number) => {
    all[outer!] = { x, y: 0.4 };
    all[inner!] = { x: x + 0.1 / aspect, y: 0.4 };
    for (const [at, lid] of lids.entries()) all[lid] = { x: x + 0.05 / aspect, y: 0.4 + (at % 2 ? 0.5 : -0.5) * height };
  };
  eye([33, 133, 160, 144, 158, 153], 0.4);
  eye([263, 362, 387, 373, 385, 380], 0.55);
  return all;
}

/** Returns MediaPipe's head matrix by columns; the degrees are around the vertical, the horizontal and the line of sight. */
function turned(yaw: number, pitch: number, roll: number): number[] {
  const [y, p, r] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const times = (one: number[][], other: number[][]) =>
    one.map((row) => other[0]!.map((_, at) => row.reduce((sum, v, k) => sum + v * other[k]![at]!, 0)));
  const aroundY = [
    [Math.cos(y), 0, Math.sin(y)],
    [0, 1, 0],
    [-Math.sin(y), 0, Math.cos(y)],
  ];
  const aroundX = [
    [1, 0, 0],
    [0, Math.cos(p), Math.sin(p)],
    [0, -Math.sin(p), Math.cos(p)],
  ];
  const aroundZ = [
    [Math.cos(r), Math.sin(r), 0],
    [-Math.sin(r), Math.cos(r), 0],
    [0, 0, 1],
  ];
  const [a, b, c] = times(times(aroundY, aroundX), aroundZ) as [number[], number[], number[]];
  return [0, 1, 2].flatMap((column) => [a[column]!, b[column]!, c[column]!, 0]).concat([0, 0, -50, 1]);
}

it('says how a head is held, one turn at a time', () => {
  const held = (yaw: number, pitch: number, roll: number) => {
    const { yaw: y, pitch: p, roll: r } = faceOf(points(0.03, 1), turned(yaw, pitch, roll), 1);
    return [y, p, r].map(Math.round).map((degrees) => degrees || 0);
  };
  expect(held(0, 0, 0)).toEqual([0, 0, 0]);
  for (const degrees of [-35, -10, 20]) {
    expect(held(degrees, 0, 0)).toEqual([degrees, 0, 0]);
    expect(held(0, degrees, 0)).toEqual([0, degrees, 0]);
    expect(held(0, 0, degrees)).toEqual([0, 0, degrees]);
  }
});

it('says how far eyes are open, whatever the shape of the picture', () => {
  for (const aspect of [0.6, 1, 1.8]) {
    expect(faceOf(points(0.03, aspect), turned(0, 0, 0), aspect).eyes).toBeCloseTo(0.3, 5);
    expect(faceOf(points(0.01, aspect), turned(0, 0, 0), aspect).eyes).toBeCloseTo(0.1, 5);
  }
});

it('puts its box around every point', () => {
  const { box } = faceOf(points(0.03, 1), turned(0, 0, 0), 1);
  expect([box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100)).toEqual([0.3, 0.2, 0.4, 0.5]);
});
