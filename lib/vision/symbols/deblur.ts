import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { blocksOf } from './blocks.ts';

/** More rounds bring back more of the edges, and of the noise. */
const ROUNDS = 4;

/**
 * What the picture was before `blur` softened it, as nearly as that can be undone: what the blur of the estimate lacks is
 * added to it, round after round, and nothing gets whiter than white (Van Cittert's method).
 */
function undo(image: Gray, blur: (image: Gray) => Gray): Gray {
  let estimate = image;
  for (let round = 0; round < ROUNDS; round++) {
    const soft = blur(estimate).data;
    const out = new Uint8ClampedArray(image.data.length);
    for (let at = 0; at < out.length; at++) out[at] = estimate.data[at]! + image.data[at]! - soft[at]!;
    estimate = { ...image, data: out };
  }
  return estimate;
}

/** Undoes a lens out of focus. @param radius of the blur in pixels, whole. */
export function focus(image: Gray, radius: number): Gray {
  return undo(image, (soft) => boxBlur(boxBlur(soft, radius), radius));
}

/** Undoes a hand that moved while the shutter was open, so many pixels in that direction. */
export function steady(image: Gray, length: number, degrees: number): Gray {
  return undo(image, (soft) => smear(soft, length, degrees));
}

/** The mean along a line of that length around each pixel; borders repeat. */
function smear({ data, width, height }: Gray, length: number, degrees: number): Gray {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const half = Math.floor(length / 2);
  const sums = new Uint16Array(data.length);
  for (let step = -half; step <= half; step++) {
    const [shiftX, shiftY] = [Math.round(dx * step), Math.round(dy * step)];
    for (let y = 0; y < height; y++) {
      const row = Math.min(Math.max(y + shiftY, 0), height - 1) * width;
      for (let x = 0, at = y * width; x < width; x++, at++) sums[at]! += data[row + Math.min(Math.max(x + shiftX, 0), width - 1)]!;
    }
  }
  const share = 1 / (2 * half + 1);
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < out.length; at++) out[at] = sums[at]! * share;
  return { data: out, width, height };
}

/** The direction in which the picture's edges are softest, from 0 to 180: along it the hand moved, if it did. */
export function softestDirection(image: Gray): number {
  let [u, v] = [0, 0];
  for (const cell of blocksOf(image, 32).cells) {
    u += cell.u;
    v += cell.v;
  }
  return ((Math.atan2(-v, -u) * 90) / Math.PI + 180) % 180;
}
