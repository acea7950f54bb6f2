import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homography, type Point, type Quad, rectangle } from '../warp.ts';
import { findQuad } from './find-quad.ts';
import { refineQuad } from './refine-quad.ts';

const [WIDTH, HEIGHT] = [320, 240];

/** Returns a generator of random numbers from 0 to 1, the same ones for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Colour = readonly [number, number, number];
type Surface = (x: number, y: number) => Colour;

/** Draws a table, and on it a document with dark bars as lines and a portrait: four samples a pixel, some noise. */
function scene(table: Surface, quad: Quad | null, seed = 1): Uint8ClampedArray {
  const next = random(seed);
  const inside = quad && homography(quad, rectangle(1, 1));
  const surface: Surface = (x, y) => {
    const on = inside?.({ x, y });
    if (!on || on.x < 0 || on.y < 0 || on.x > 1 || on.y > 1) return table(x, y);
    if (on.x > 0.05 && on.x < 0.27 && on.y > 0.3 && on.y < 0.7) return [120, 100, 90];
    const isPrint =
      on.x > 0.36 && on.x < 0.9 && on.y > 0.2 && on.y < 0.92 && Math.floor(on.y * 22) % 3 === 0 && Math.floor(on.x * 60) % 4 !== 0;
    return isPrint ? [60, 50, 60] : [214, 222, 206];
  };
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 4) {
      const samples = [0.25, 0.75].flatMap((down) => [0.25, 0.75].map((right) => surface(x + right, y + down)));
      for (let colour = 0; colour < 3; colour++)
        rgba[at + colour] = samples.reduce((sum, one) => sum + one[colour]!, 0) / 4 + (next() - 0.5) * 5;
    }
  }
  return rgba;
}

/** Returns the corners of a card in random perspective: rotation, tilt and size vary with the seed. */
function seen(seed: number): Quad {
  const next = random(seed * 7919 + 3);
  for (let time = 0; time < 5; time++) next();
  const [turn, size] = [(next() - 0.5) * 0.7, 170 + next() * 60];
  const [x, y] = [WIDTH / 2 + (next() - 0.5) * 30, HEIGHT / 2 + (next() - 0.5) * 20];
  const lean = () => 1 + (next() - 0.5) * 0.14;
  const corner = (across: number, down: number): Point => {
    const [u, v] = [across * size * 0.5 * lean(), (down * size * 0.5 * lean()) / 1.586];
    return { x: x + u * Math.cos(turn) - v * Math.sin(turn), y: y + u * Math.sin(turn) + v * Math.cos(turn) };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Returns the intersection of two quads as a share of their union. */
function overlap(one: Quad, other: Quad): number {
  const [insideOne, insideOther] = [homography(one, rectangle(1, 1))!, homography(other, rectangle(1, 1))!];
  const holds = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= 1 && y <= 1;
  let [both, either] = [0, 0];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [a, b] = [holds(insideOne({ x, y })), holds(insideOther({ x, y }))];
      if (a && b) both++;
      if (a || b) either++;
    }
  }
  return both / either;
}

const tables: Readonly<Record<string, Surface>> = {
  plain: () => [92, 70, 54],
  shaded: (x, y) => [60 + x / 4, 60 + y / 5, 80],
  striped: (x, y) => (Math.floor((x + y * 0.2) / 9) % 2 === 0 ? [110, 78, 52] : [96, 66, 44]),
  pale: () => [178, 184, 176],
};

describe('a document on a table', () => {
  it.each(Object.entries(tables))('is found whole on a %s one, however it lies', (_name, table) => {
    for (let seed = 1; seed <= 3; seed++) {
      const quad = seen(seed);
      const found = findQuad(scene(table, quad, seed), WIDTH, HEIGHT);
      expect(found, `seed ${seed}`).not.toBeNull();
      expect(overlap(found!.quad, quad), `seed ${seed}`).toBeGreaterThan(0.9);
      expect(found!.isCut).toBe(false);
    }
  });

  it('is found where it is so far that it fills a third of the width, by who asks for it', () => {
    const [wide, high] = [0.35 * WIDTH, (0.35 * WIDTH) / 1.586];
    const at = (x: number, y: number): Point => ({ x: 100 + x * wide + y * 4, y: 90 + y * high - x * 3 });
    const quad: Quad = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
    const found = findQuad(scene(tables.plain!, quad), WIDTH, HEIGHT, undefined, 0.07);
    expect(overlap(found!.quad, quad)).toBeGreaterThan(0.9);
    expect(findQuad(scene(tables.plain!, quad), WIDTH, HEIGHT), 'in a photo that is a part of a document').toBeNull();
  });

  it('is not seen where there is none', () => {
    for (const table of Object.values(tables)) expect(findQuad(scene(table, null), WIDTH, HEIGHT)).toBeNull();
    const next = random(5);
    const noise = Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, () => next() * 255);
    expect(findQuad(noise, WIDTH, HEIGHT)).toBeNull();
  });

  it('that reaches beyond the picture says so', () => {
    const quad: Quad = [
      { x: 30, y: -2 },
      { x: 294, y: 1 },
      { x: 288, y: 170 },
      { x: 26, y: 164 },
    ];
    const found = findQuad(scene(tables.plain!, quad), WIDTH, HEIGHT);
    expect(found === null || found.isCut).toBe(true);
  });

  it.each([
    [1, 1],
    [3, 400],
    [400, 3],
  ])('is none in a picture of %i by %i', (width, height) => {
    expect(findQuad(new Uint8ClampedArray(width * height * 4), width, height)).toBeNull();
  });
});

it('corners are told more finely in a larger picture', () => {
  const [width, height, scale] = [1280, 960, 4];
  const truth: Quad = [
    { x: 201, y: 173 },
    { x: 1033, y: 229 },
    { x: 1017, y: 761 },
    { x: 187, y: 700 },
  ];
  const inside = homography(truth, rectangle(1, 1))!;
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const on = inside({ x: x + 0.5, y: y + 0.5 });
      data[y * width + x] = on.x >= 0 && on.y >= 0 && on.x <= 1 && on.y <= 1 ? 210 : 80;
    }
  }
  const rough = truth.map(({ x, y }, at) => ({ x: x / scale + (at % 2), y: y / scale - 0.7 })) as unknown as Quad;
  const found = refineQuad(rough, { width: width / scale, height: height / scale }, { data, width, height });
  for (const [at, corner] of truth.entries()) expect(Math.hypot(found[at]!.x - corner.x, found[at]!.y - corner.y)).toBeLessThan(2.5);
});

it('corners lie in the same place of a larger picture, whatever the sizes, and go no farther than an edge is looked for', () => {
  const anyPlace = fc.integer({ min: -40, max: 240 });
  const anyCorner = fc.record({ x: anyPlace, y: anyPlace });
  /** Generates any quad; in some of them, two corners coincide. */
  const anyQuad = fc
    .tuple(anyCorner, anyCorner, anyCorner, anyCorner, fc.boolean())
    .map(([a, b, c, d, isDouble]): Quad => [a, isDouble ? a : b, c, d]);
  const size = { min: 16, max: 200 };
  fc.assert(
    fc.property(
      anyQuad,
      fc.record({ width: fc.integer(size), height: fc.integer(size) }),
      fc.record({ width: fc.integer(size), height: fc.integer(size) }),
      (quad, small, { width, height }) => {
        const even = { data: new Uint8ClampedArray(width * height).fill(90), width, height };
        const halves = { ...even, data: even.data.map((_, at) => (at % width < width / 2 ? 60 : 200)) };
        const [across, down] = [width / small.width, height / small.height];
        const [still, moved] = [even, halves].map((image) => refineQuad(quad, small, image));
        for (const [at, { x, y }] of quad.entries()) {
          const place = { x: (x + 0.5) * across - 0.5, y: (y + 0.5) * down - 0.5 };
          expect(still![at]!.x).toBeCloseTo(place.x, 6);
          expect(still![at]!.y).toBeCloseTo(place.y, 6);
          expect(Math.hypot(moved![at]!.x - place.x, moved![at]!.y - place.y)).toBeLessThanOrEqual(3 * Math.max(6, 2 * across, 2 * down));
        }
      },
    ),
    { numRuns: 150 },
  );
});
