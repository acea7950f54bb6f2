import type { Gray } from '../gray.ts';
import { homography, type Quad, rectangle } from '../warp.ts';

/** A bend of paper, as around a bottle or in a hand: two opposite sides of the symbol are bent into arcs. */
export interface Bend {
  /** The axis of the bent sides; the other sides are straight. */
  along: 'x' | 'y';
  /** How far the middle of a bent side is moved down (or right), relative to the length of a straight side; negative: up (or left). */
  sag: number;
}

/** Flattens a bent square symbol. `corners` enclose an area `margin` times as wide as the symbol. Null if three corners are on a line. */
export function unbend(image: Gray, corners: Quad, side: number, margin: number, { along, sag }: Bend): Gray | null {
  const place = homography(rectangle(1, 1), corners);
  if (!place) return null;
  const out = new Uint8ClampedArray(side * side);
  // A little less than the last index, so that each pixel has a right and a lower neighbour to interpolate with.
  const [right, bottom] = [image.width - 1.001, image.height - 1.001];
  for (let step = 0; step < side; step++) {
    const { at, offset } = bentAt((step + 0.5) / side, margin, sag);
    for (let other = 0; other < side; other++) {
      const across = (other + 0.5) / side + offset;
      const { x, y } = place(along === 'x' ? { x: at, y: across } : { x: across, y: at });
      const [px, py] = [Math.min(Math.max(x - 0.5, 0), right), Math.min(Math.max(y - 0.5, 0), bottom)];
      const [left, top] = [px | 0, py | 0];
      const [fx, from] = [px - left, top * image.width + left];
      const above = image.data[from]! + (image.data[from + 1]! - image.data[from]!) * fx;
      const under = from + image.width;
      const below = image.data[under]! + (image.data[under + 1]! - image.data[under]!) * fx;
      out[along === 'x' ? other * side + step : step * side + other] = above + (below - above) * (py - top);
    }
  }
  return { data: out, width: side, height: side };
}

/**
 * Farthest point from the symbol's middle where the bend counts, in symbol widths: its edge and a little more; beyond, the mapping is
 * linear.
 */
const BENT_WITHIN = 0.6;
/** Maps a point of the flat side to its place along the bent side and its offset across it, as shares of the view. */
function bentAt(flat: number, margin: number, sag: number): { at: number; offset: number } {
  const symbol = (flat - 0.5) * margin;
  // A bent side recedes at its ends, so its points are closer together there. The angle of the arc grows with the sag.
  const arc = 1 + 4 * Math.abs(sag);
  const inside = Math.min(Math.max(symbol, -BENT_WITHIN), BENT_WITHIN);
  const position = Math.asin(Math.min(Math.max(2 * inside * Math.sin(arc / 2), -1), 1)) / arc + (symbol - inside);
  const offset = sag * Math.max(1 - 4 * position * position, -1);
  return { at: position / margin + 0.5, offset: offset / margin };
}
