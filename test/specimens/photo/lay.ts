import { homography, type Point, type Quad, rectangle } from '#vision/warp.ts';
import type { Colour } from './colour.ts';

/** The radius of a card's corners, as a share of its width (ISO/IEC 7810: 3.18 of 85.6 mm). */
export const ROUND = 0.037;

/**
 * Draws a page onto a picture, with its corners at the quad's. `round` is the radius of the page's corners as a share of its width. Throws
 * if three corners are on a line.
 */
export function lay(page: Colour, onto: Colour, quad: Quad, round = 0): void {
  const places = homography(quad, rectangle(page.width, page.height));
  if (!places) throw new Error('Three corners of the page lie on a line.');
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const inside = ({ least, most }: { least: number; most: number }, size: number) =>
    [Math.max(0, Math.floor(least)), Math.min(size, Math.ceil(most) + 1)] as const;
  const [left, right] = inside({ least: Math.min(...xs), most: Math.max(...xs) }, onto.width);
  const [top, bottom] = inside({ least: Math.min(...ys), most: Math.max(...ys) }, onto.height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x += STRAIGHT) {
      const end = Math.min(x + STRAIGHT, right);
      layPiece(
        page,
        onto,
        { y, x, end, from: places({ x: x + 0.5, y: y + 0.5 }), to: places({ x: end + 0.5, y: y + 0.5 }) },
        round * page.width,
      );
    }
  }
}

/** Maximum number of pixels of a row over which positions on the page are interpolated linearly. */
const STRAIGHT = 32;

interface Piece {
  y: number;
  x: number;
  end: number;
  /** The positions of its ends on the page. */
  from: Point;
  to: Point;
}

function layPiece({ data, width: w, height: h }: Colour, onto: Colour, { y, x: start, end, from, to }: Piece, radius: number): void {
  const out = onto.data;
  const row = w * 3;
  const [du, dv] = [(to.x - from.x) / (end - start), (to.y - from.y) / (end - start)];
  let [u, v] = [from.x, from.y];
  for (let x = start, at = (y * onto.width + start) * 3; x < end; x++, at += 3, u += du, v += dv) {
    const covers = depth(u, v, w, h, radius) + 0.5;
    if (covers <= 0) continue;
    const px = Math.min(Math.max(u - 0.5, 0), w - 1.001);
    const py = Math.min(Math.max(v - 0.5, 0), h - 1.001);
    const [column, line] = [px | 0, py | 0];
    const [fx, fy] = [px - column, py - line];
    for (let channel = 0, source = line * row + column * 3; channel < 3; channel++, source++) {
      const above = data[source]! + (data[source + 3]! - data[source]!) * fx;
      const below = data[source + row]! + (data[source + row + 3]! - data[source + row]!) * fx;
      const value = above + (below - above) * fy;
      out[at + channel] = covers >= 1 ? value : out[at + channel]! + (value - out[at + channel]!) * covers;
    }
  }
}

/** Returns the distance of a point from the page's edge, in the page's pixels; negative if the point is outside. */
function depth(u: number, v: number, w: number, h: number, radius: number): number {
  const [x, y] = [Math.min(u, w - u), Math.min(v, h - v)];
  if (x >= radius || y >= radius) return Math.min(x, y);
  return radius - Math.hypot(radius - x, radius - y);
}
