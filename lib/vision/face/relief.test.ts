import { expect, it } from 'vitest';
import type { Landmark } from './face-patch.ts';
import { type FaceFrame, reliefsOf } from './relief.ts';

/** Small frames of drawn surfaces: a head, a tube and a sheet with one texture, seen from far away. Lengths: distances of the eyes. */

const [WIDTH, HEIGHT, UNIT] = [240, 240, 80] as const;
const [MIDDLE, EYES] = [120, 90] as const;

/** Depth at a place, towards the camera. */
type Surface = (x: number, y: number) => number;

const bump = (x: number, y: number, [cx, cy, wide, high, tall]: readonly [number, number, number, number, number]) =>
  tall * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / high) ** 2);
const ellipsoid: Surface = (x, y) => Math.sqrt(Math.max(0, 1 - (x / 1.15) ** 2 - ((y - 0.2) / 1.6) ** 2));
const tube: Surface = (x) => Math.sqrt(Math.max(0, 1 - (x / 1.1) ** 2));
const sheet: Surface = () => 0;
const head: Surface = (x, y) => {
  const rise = Math.max(0, Math.min(1, (y - 0.02) / 0.4)) * Math.max(0, Math.min(1, (0.56 - y) / 0.12));
  const nose = 0.3 * rise * Math.max(0, 1 - Math.abs(x) / 0.22);
  const bumps = [
    [-0.35, 0, 0.2, 0.11, -0.11],
    [0.35, 0, 0.2, 0.11, -0.11],
    [0, -0.22, 0.5, 0.13, 0.06],
    [0, 0.75, 0.25, 0.13, 0.09],
  ] as const;
  return bumps.reduce((depth, of) => depth + bump(x, y, of), ellipsoid(x, y) + nose);
};

/** Returns the brightness of a skin of many waves. */
const skin = (() => {
  let state = 7;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const waves = Array.from({ length: 60 }, () => [random() * 50 - 25, random() * 50 - 25, random() * 6.28] as const);
  return (x: number, y: number) => 128 + waves.reduce((sum, [a, b, phase]) => sum + 9 * Math.sin(a * x + b * y + phase), 0);
})();

const both = (points: readonly Landmark[]): readonly Landmark[] => [...points, ...points.map(([x, y]) => [-x, y] as const).reverse()];
const eye = [
  [-0.5, 0],
  [-0.4, -0.05],
  [-0.3, -0.05],
  [-0.2, 0],
  [-0.3, 0.04],
  [-0.4, 0.04],
] as const;
const lips = (wide: number, high: number, count: number) =>
  Array.from({ length: count }, (_, at): Landmark => {
    const angle = (2 * Math.PI * at) / count;
    return [-wide * Math.cos(angle), 0.75 - high * Math.sin(angle)];
  });
/** The 68 points; those that nobody looks at lie between the eyes. */
const points: readonly Landmark[] = Array.from({ length: 68 }, (_, at): Landmark => {
  if (at === 8) return [0, 1.15];
  if (at === 33) return [0, 0.5];
  if (at >= 17 && at < 27)
    return both([
      [-0.62, -0.2],
      [-0.5, -0.26],
      [-0.38, -0.28],
      [-0.26, -0.26],
      [-0.14, -0.22],
    ])[at - 17]!;
  if (at >= 36 && at < 42) return eye[at - 36]!;
  if (at >= 42 && at < 48) return [-eye[[3, 2, 1, 0, 5, 4][at - 42]!]![0], eye[[3, 2, 1, 0, 5, 4][at - 42]!]![1]];
  if (at >= 48 && at < 60) return lips(0.25, 0.1, 12)[at - 48]!;
  return at >= 60 ? lips(0.2, 0.03, 8)[at - 60]! : [0, 0];
});

/** Draws a surface turned by some degrees to the right; the points lie where those of `pointed` do. */
function frame(surface: Surface, degrees: number, pointed = surface, light = 1): FaceFrame {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const data = new Uint8ClampedArray(WIDTH * HEIGHT).fill(100);
  for (let row = 0; row < HEIGHT; row++) {
    const y = (row - EYES) / UNIT;
    const nearest = new Float64Array(WIDTH).fill(Number.NEGATIVE_INFINITY);
    let before = Number.NaN;
    for (let x = -1.05; x < 1.05; x += 0.004) {
      const depth = surface(x, y);
      const now = MIDDLE + UNIT * (x * cos + (depth - 0.5) * sin);
      const towards = depth * cos - x * sin;
      for (let column = Math.ceil(before); column < now; column++) {
        if (column < 0 || column >= WIDTH || towards <= nearest[column]!) continue;
        nearest[column] = towards;
        data[row * WIDTH + column] = light * skin(x - (0.004 * (now - column)) / (now - before), y);
      }
      before = now;
    }
  }
  const landmarks = points.map(([x, y]): Landmark => [MIDDLE + UNIT * (x * cos + (pointed(x, y) - 0.5) * sin), EYES + UNIT * y]);
  return { gray: { data, width: WIDTH, height: HEIGHT }, landmarks };
}

const reliefBetween = (ahead: FaceFrame, aside: FaceFrame, side: 1 | -1) => reliefsOf([ahead, aside], [{ ahead: 0, aside: 1, side }])[0]!;
const between = (surface: Surface, degrees: number, pointed?: Surface) =>
  reliefBetween(frame(surface, 0, pointed), frame(surface, degrees, pointed, 0.85), degrees > 0 ? 1 : -1);

it.each([24, -24])('shows of a head that turns by %i degrees, in other light', (degrees) => {
  expect(between(head, degrees)).toBeGreaterThan(0.12);
});

it.each([
  ['a sheet', sheet],
  ['a tube', tube],
  ['an ellipsoid', ellipsoid],
] as const)('is none of %s, also where the landmarks have the relief of a head', (_, print) => {
  for (const degrees of [24, -24]) {
    expect(Math.abs(between(print, degrees)!)).toBeLessThan(0.06);
    const pointed: Surface = (x, y) => print(x, y) + head(x, y) - ellipsoid(x, y);
    expect(Math.abs(between(print, degrees, pointed)!)).toBeLessThan(0.06);
  }
});

it('has the sign of the side: a head that turned to the other side than was said shows none', () => {
  expect(reliefBetween(frame(head, 0), frame(head, 24), -1)).toBeLessThan(-0.12);
});

it('is unknown where a streak of light runs over the face, in either frame and at any place; a shining nose is none', () => {
  const lit = (made: FaceFrame, x: number, [from, to]: readonly [number, number]): FaceFrame => {
    const data = made.gray.data.map((value, pixel) => {
      const [column, row] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
      const isLit = row >= EYES + UNIT * from && row < EYES + UNIT * to;
      // The skin of these frames has more contrast than a person's.
      return 110 + (value - 110) / 5 + (isLit ? 70 * Math.exp(-(((column - x) / 7) ** 2)) : 0);
    });
    return { ...made, gray: { ...made.gray, data } };
  };
  const [ahead, aside] = [frame(head, 0), frame(head, 24)];
  for (const x of [MIDDLE - 30, MIDDLE, MIDDLE + 30]) {
    expect(reliefBetween(lit(ahead, x, [-1, 2]), aside, 1)).toBeNull();
    expect(reliefBetween(ahead, lit(aside, x, [-1, 2]), 1)).toBeNull();
  }
  expect(reliefBetween(lit(ahead, MIDDLE, [0, 0.6]), lit(aside, MIDDLE, [0, 0.6]), 1)).toBeTypeOf('number');
});

it('is told of each pair of a film, and reads no frame twice', () => {
  const film = [frame(head, 0), frame(head, 24), frame(tube, 0), frame(tube, -24)];
  const reads = film.map(() => 0);
  const watched = film.map(
    (made, at): FaceFrame => ({
      landmarks: made.landmarks,
      get gray() {
        reads[at]!++;
        return made.gray;
      },
    }),
  );
  const pairs = [
    { ahead: 0, aside: 1, side: 1 },
    { ahead: 2, aside: 3, side: -1 },
    { ahead: 0, aside: 1, side: -1 },
    { ahead: 2, aside: 3, side: 1 },
  ] as const;
  const [right, tubeLeft, wrong, tubeRight] = reliefsOf(watched, pairs);
  expect(right).toBeGreaterThan(0.12);
  expect(wrong).toBeLessThan(-0.12);
  for (const flat of [tubeLeft, tubeRight]) expect(Math.abs(flat!)).toBeLessThan(0.06);
  expect(reads).toEqual([1, 1, 1, 1]);
  expect(reliefsOf([], [])).toEqual([]);
});
