import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { blocksOf } from './blocks.ts';

/** Number of rounds; more rounds restore more edges, but also amplify noise. */
const ROUNDS = 4;

/** Undoes `blur` approximately (Van Cittert): adds what the estimate's blur lacks, round after round. */
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

/** Undoes defocus. @param radius of the blur in whole pixels. */
export function focus(image: Gray, radius: number): Gray {
  return undo(image, (soft) => boxBlur(boxBlur(soft, radius), radius));
}

/** Undoes motion blur of that length and direction. */
export function steady(image: Gray, length: number, degrees: number): Gray {
  return undo(image, (soft) => smear(soft, length, degrees));
}

/** Averages along a line around each pixel; borders repeat. */
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

/** Returns the direction of the softest edges, 0 to 180 degrees, which is the direction of motion blur, if any. */
export function softestDirection(image: Gray): number {
  let [u, v] = [0, 0];
  for (const cell of blocksOf(image, 32).cells) {
    u += cell.u;
    v += cell.v;
  }
  return ((Math.atan2(-v, -u) * 90) / Math.PI + 180) % 180;
}
