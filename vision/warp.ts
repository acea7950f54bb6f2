import type { Gray } from './gray.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners in reading order of what they enclose: top left, top right, bottom right, bottom left. Pixels. */
export type Quad = readonly [Point, Point, Point, Point];

/** Where each point of one plane lies in the other. */
export type Homography = (point: Point) => Point;

/** The eight coefficients that carry the corners of `from` to those of `to`; null when three of them lie on a line, or one is no number. */
function coefficients(from: Quad, to: Quad): number[] | null {
  const rows: number[][] = [];
  for (let corner = 0; corner < 4; corner++) {
    const [{ x, y }, { x: u, y: v }] = [from[corner]!, to[corner]!];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  for (let column = 0; column < 8; column++) {
    let pivot = column;
    for (let row = column + 1; row < 8; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (!(Math.abs(head[column]!) >= 1e-9)) return null;
    for (const row of rows) {
      if (row === head) continue;
      const factor = row[column]! / head[column]!;
      for (let at = column; at < 9; at++) row[at]! -= factor * head[at]!;
    }
  }
  return rows.map((row, at) => row[8]! / row[at]!);
}

/** Null when three corners lie on a line. */
export function homography(from: Quad, to: Quad): Homography | null {
  const h = coefficients(from, to);
  if (!h) return null;
  const [a, b, c, d, e, f, g, i] = h as [number, number, number, number, number, number, number, number];
  return ({ x, y }) => {
    const z = g * x + i * y + 1;
    return { x: (a * x + b * y + c) / z, y: (d * x + e * y + f) / z };
  };
}

/** From the corner `at` to the next one. */
export function sideLength(quad: Quad, at: number): number {
  const [from, to] = [quad[at]!, quad[(at + 1) % 4]!];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function scaled(quad: Quad, across: number, down: number): Quad {
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
 * What the quad encloses, straightened to a picture of that size (bilinear; what lies outside repeats the border).
 * Null when three corners lie on a line, and of a picture of one row or column. Shrinking to less than about half loses detail to aliasing: resize first.
 */
export function warp({ data, width: w, height: h }: Gray, quad: Quad, width: number, height: number): Gray | null {
  const m = Math.min(w, h) < 2 ? null : coefficients(rectangle(width, height), quad);
  if (!m) return null;
  const [a, b, c, d, e, f, g, i] = m as [number, number, number, number, number, number, number, number];
  const out = new Uint8ClampedArray(width * height);
  const [right, bottom] = [w - 1.001, h - 1.001];
  for (let row = 0, at = 0; row < height; row++) {
    let u = a * 0.5 + b * (row + 0.5) + c;
    let v = d * 0.5 + e * (row + 0.5) + f;
    let z = g * 0.5 + i * (row + 0.5) + 1;
    for (let column = 0; column < width; column++, at++, u += a, v += d, z += g) {
      const deep = 1 / z;
      const x = Math.min(Math.max(u * deep - 0.5, 0), right);
      const y = Math.min(Math.max(v * deep - 0.5, 0), bottom);
      const left = x | 0;
      const top = y | 0;
      const fx = x - left;
      const from = top * w + left;
      const above = data[from]! + (data[from + 1]! - data[from]!) * fx;
      const below = data[from + w]! + (data[from + w + 1]! - data[from + w]!) * fx;
      out[at] = (above + (below - above) * (y - top) + 0.5) | 0;
    }
  }
  return { data: out, width, height };
}

/** The rectangle of that size around a centre, turned clockwise by so many degrees. */
export function turnedRectangle(center: Point, width: number, height: number, degrees: number): Quad {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (x: number, y: number): Point => ({ x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos });
  const [x, y] = [width / 2, height / 2];
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}
