import type { Gray } from './gray.ts';
import { solve } from './solve.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in pixels, clockwise: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Subpixel units of a pixel. */
const PARTS = 1 << 16;
/** Number of pixels of a row that are mapped together, as a straight line; the error is hundredths of a pixel. */
const SPAN = 16;
/** Smallest pivot of equations that have one solution. */
const MIN_PIVOT = 1e-9;

/** Maps points of one plane to a different plane, with perspective. */
export type Homography = (point: Point) => Point;

/** Solves the eight coefficients that map corners to corners. Null if three corners are on a line or a coordinate is not a number. */
function coefficients(from: Quad, to: Quad): number[] | null {
  const rows: number[][] = [];
  for (let corner = 0; corner < 4; corner++) {
    const [{ x, y }, { x: u, y: v }] = [from[corner]!, to[corner]!];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]);
  }
  const { solution, minPivot } = solve(
    rows,
    to.flatMap(({ x, y }) => [x, y]),
  );
  return minPivot >= MIN_PIVOT ? solution : null;
}

/** Returns the mapping from corners to corners. Null if three corners are on a line. */
export function homography(from: Quad, to: Quad): Homography | null {
  const h = coefficients(from, to);
  if (!h) return null;
  const [a, b, c, d, e, f, g, i] = h as [number, number, number, number, number, number, number, number];
  return ({ x, y }) => {
    const z = g * x + i * y + 1;
    return { x: (a * x + b * y + c) / z, y: (d * x + e * y + f) / z };
  };
}

/** Returns the length of the side from corner `at` to the next corner. */
export function sideLength(quad: Quad, at: number): number {
  const [from, to] = [quad[at]!, quad[(at + 1) % 4]!];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Returns the mean lengths of the sides across and down. */
export const meanSides = (quad: Quad): [across: number, down: number] => [
  (sideLength(quad, 0) + sideLength(quad, 2)) / 2,
  (sideLength(quad, 1) + sideLength(quad, 3)) / 2,
];

/** Returns the mean of the corners. */
export function middle(quad: Quad): Point {
  const sum = quad.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }));
  return { x: sum.x / 4, y: sum.y / 4 };
}

export function scaleQuad(quad: Quad, across: number, down: number): Quad {
  return quad.map(({ x, y }) => ({ x: x * across, y: y * down })) as unknown as Quad;
}

export function rectangle(width: number, height: number): Quad {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

/**
 * Straightens a quad (bilinear). Null if three corners are on a line, or the image has only one row or column. To shrink below half,
 * resize the image first.
 */
export function warp(image: Gray, quad: Quad, width: number, height: number): Gray | null {
  const { width: w, height: h } = image;
  const m = Math.min(w, h) < 2 ? null : coefficients(rectangle(width, height), quad);
  if (!m) return null;
  const [a, b, c, d, e, f, g, i] = m as [number, number, number, number, number, number, number, number];
  const out = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row++) {
    const [u, v, z] = [b * (row + 0.5) + c, e * (row + 0.5) + f, i * (row + 0.5) + 1];
    let x = place((a * 0.5 + u) / (g * 0.5 + z), w);
    let y = place((d * 0.5 + v) / (g * 0.5 + z), h);
    for (let column = 0; column < width; column += SPAN) {
      const end = Math.min(column + SPAN, width);
      // After the last column the mapping may be undefined.
      const next = Math.min(end, width - 1) + 0.5;
      const nextX = place((a * next + u) / (g * next + z), w);
      const nextY = place((d * next + v) / (g * next + z), h);
      const many = Math.max(1, next - column - 0.5);
      blend(image, x, y, ((nextX - x) / many) | 0, ((nextY - y) / many) | 0, out, row * width + column, row * width + end);
      x = nextX;
      y = nextY;
    }
  }
  return { data: out, width, height };
}

/** Converts a coordinate to subpixels, clamped to the image. */
const place = (at: number, wide: number) => (Math.min(Math.max(at - 0.5, 0), wide - 1.001) * PARTS) | 0;

/** Samples a line bilinearly with integers, to 2,048ths of a pixel. */
function blend(
  { data, width }: Gray,
  left: number,
  top: number,
  across: number,
  down: number,
  out: Uint8ClampedArray,
  first: number,
  end: number,
): void {
  let x = left;
  let y = top;
  for (let at = first; at < end; at++) {
    const from = Math.imul(y >> 16, width) + (x >> 16);
    const share = (x & (PARTS - 1)) >> 5;
    const above = (data[from]! << 11) + Math.imul(data[from + 1]! - data[from]!, share);
    const below = (data[from + width]! << 11) + Math.imul(data[from + width + 1]! - data[from + width]!, share);
    out[at] = ((above << 11) + Math.imul(below - above, (y & (PARTS - 1)) >> 5) + (1 << 21)) >> 22;
    x = (x + across) | 0;
    y = (y + down) | 0;
  }
}

/** Returns a rectangle around a centre, rotated clockwise by `degrees`. */
export function turnedRectangle(center: Point, width: number, height: number, degrees: number): Quad {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (x: number, y: number): Point => ({ x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos });
  const [x, y] = [width / 2, height / 2];
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}
