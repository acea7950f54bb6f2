import type { Gray } from '../gray.ts';
import { homography, type Quad, rectangle } from '../warp.ts';

/** A bend of paper, as around a bottle or in a hand. */
export interface Bend {
  /** The axis of the bent sides; the other sides are straight. */
  along: 'x' | 'y';
  /** Shift of the side's middle to larger coordinates, as a share of the other side. */
  sag: number;
}

/** Flattens a bent square symbol. The corners stand `margin` times as far apart as the symbol's. Null when three lie on a line. */
export function unbend(image: Gray, corners: Quad, side: number, margin: number, { along, sag }: Bend): Gray | null {
  const place = homography(rectangle(1, 1), corners);
  if (!place) return null;
  const out = new Uint8ClampedArray(side * side);
  const [right, bottom] = [image.width - 1.001, image.height - 1.001];
  for (let step = 0; step < side; step++) {
    const { at, sunk } = bentAt((step + 0.5) / side, margin, sag);
    for (let other = 0; other < side; other++) {
      const across = (other + 0.5) / side + sunk;
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

/** Maps a flat point to its place and depth on the bent side, as shares of the view. */
function bentAt(flat: number, margin: number, sag: number): { at: number; sunk: number } {
  const symbol = (flat - 0.5) * margin;
  // A bent side recedes at its ends: an arc by the sag.
  const arc = 1 + 4 * Math.abs(sag);
  const inside = Math.min(Math.max(symbol, -0.6), 0.6);
  const position = Math.asin(Math.min(Math.max(2 * inside * Math.sin(arc / 2), -1), 1)) / arc + (symbol - inside);
  const sunk = sag * Math.max(1 - 4 * position * position, -1);
  return { at: position / margin + 0.5, sunk: sunk / margin };
}
