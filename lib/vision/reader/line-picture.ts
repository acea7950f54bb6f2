import type { Gray } from '../gray.ts';
import type { PixelBox } from './reading.ts';

/** Maximum width of a line's picture, in pixels: enough for about 200 signs. Wider lines are compressed. */
const MAX_WIDTH = 3072;

/** Picture of a line as the network's input: mean 0, variance about 1, stored as [height, width]. */
export interface LinePicture {
  readonly data: Float32Array;
  /** Columns, a multiple of 4. Columns after `filled` are zero. */
  readonly width: number;
  readonly filled: number;
}

/** Resizes a box to `height` (triangle filter, like Pillow's BILINEAR in training) and normalizes it. Null if it is outside the image. */
export function linePicture(image: Gray, box: PixelBox, height: number): LinePicture | null {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const right = Math.min(image.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(image.height, Math.ceil(box.y + box.height));
  if (!(right > left && bottom > top)) return null;
  const [wide, high] = [right - left, bottom - top];
  const contentWidth = Math.min(MAX_WIDTH, Math.max(8, Math.round((wide * height) / high)));
  const narrow = resizeAcross(image, { left, top, wide, high }, contentWidth);
  const width = (contentWidth + 3) & ~3;
  const data = new Float32Array(height * width);
  const { firsts, begins, shares } = taps(high, height);
  const sums = new Float64Array(contentWidth);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let tap = begins[y]!, from = firsts[y]! * contentWidth; tap < begins[y + 1]!; tap++, from += contentWidth) {
      const share = shares[tap]!;
      for (let x = 0; x < contentWidth; x++) sums[x]! += share * narrow[from + x]!;
    }
    for (let x = 0, at = y * width; x < contentWidth; x++, at++) data[at] = (sums[x]! + 0.5) | 0;
  }
  level(data, width, contentWidth, height);
  return { data, width, filled: contentWidth };
}

function resizeAcross(
  { data, width }: Gray,
  { left, top, wide, high }: Record<'left' | 'top' | 'wide' | 'high', number>,
  contentWidth: number,
): Uint8Array {
  const narrow = new Uint8Array(high * contentWidth);
  const { firsts, begins, shares } = taps(wide, contentWidth);
  for (let y = 0, at = 0; y < high; y++) {
    const row = (top + y) * width + left;
    for (let x = 0; x < contentWidth; x++, at++) {
      const end = begins[x + 1]!;
      let sum = 0;
      for (let tap = begins[x]!, from = row + firsts[x]!; tap < end; tap++, from++) sum += shares[tap]! * data[from]!;
      narrow[at] = sum + 0.5;
    }
  }
  return narrow;
}

/**
 * Computes the weights of a resize from `from` to `to` pixels: target pixel `p` is the sum of source pixels from `firsts[p]` on, with
 * `shares` from `begins[p]` on.
 */
function taps(from: number, to: number) {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const firsts = new Int32Array(to);
  const begins = new Int32Array(to + 1);
  const shares = new Float64Array(to * Math.ceil(2 * reach + 1));
  for (let at = 0; at < to; at++) {
    const center = (at + 0.5) * scale;
    const first = Math.max(0, Math.floor(center - reach + 0.5));
    const last = Math.min(from, Math.floor(center + reach + 0.5));
    const begin = begins[at]!;
    let sum = 0;
    for (let pixel = first; pixel < last; pixel++)
      sum += shares[begin + pixel - first] = Math.max(0, 1 - Math.abs((pixel - center + 0.5) / reach));
    for (let tap = begin; tap < begin + last - first; tap++) shares[tap]! /= sum;
    firsts[at] = first;
    begins[at + 1] = begin + last - first;
  }
  return { firsts, begins, shares };
}

/** Normalizes to mean 0 and variance about 1; the 8 grey levels keep the noise of an empty line small. */
function level(data: Float32Array, width: number, contentWidth: number, height: number): void {
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < contentWidth; x++) {
      const value = data[y * width + x]!;
      sum += value;
      squares += value * value;
    }
  const mean = sum / (contentWidth * height);
  const spread = Math.sqrt(Math.max(0, squares / (contentWidth * height) - mean * mean)) + 8;
  for (let y = 0; y < height; y++) for (let x = 0; x < contentWidth; x++) data[y * width + x] = (data[y * width + x]! - mean) / spread;
}
