import type { Gray } from '../gray.ts';
import type { Box } from './reading.ts';

/** Columns; a line that would be wider is squeezed. About 200 signs. */
const WIDEST = 3072;

/** A line as the network takes it: mean 0, about unit spread, [height, width]. */
export interface LinePicture {
  readonly data: Float32Array;
  /** A multiple of 4; the columns after `filled` are 0. */
  readonly width: number;
  readonly filled: number;
}

/**
 * The box of the picture, resized to that height (a triangle filter, as Pillow's BILINEAR in training) and levelled.
 * Null where the box lies outside.
 */
export function linePicture(image: Gray, box: Box, height: number): LinePicture | null {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const right = Math.min(image.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(image.height, Math.ceil(box.y + box.height));
  if (!(right > left && bottom > top)) return null;
  const [wide, high] = [right - left, bottom - top];
  const filled = Math.min(WIDEST, Math.max(8, Math.round((wide * height) / high)));
  const across = taps(wide, filled);
  const narrow = new Float32Array(high * filled);
  for (let y = 0; y < high; y++) {
    const row = (top + y) * image.width + left;
    for (let x = 0; x < filled; x++) {
      const { first, shares } = across[x]!;
      let sum = 0;
      for (let tap = 0; tap < shares.length; tap++) sum += shares[tap]! * image.data[row + first + tap]!;
      narrow[y * filled + x] = Math.round(sum);
    }
  }
  const width = (filled + 3) & ~3;
  const data = new Float32Array(height * width);
  for (const [y, { first, shares }] of taps(high, height).entries())
    for (let x = 0; x < filled; x++) {
      let sum = 0;
      for (let tap = 0; tap < shares.length; tap++) sum += shares[tap]! * narrow[(first + tap) * filled + x]!;
      data[y * width + x] = Math.round(sum);
    }
  level(data, width, filled, height);
  return { data, width, filled };
}

interface Taps {
  readonly first: number;
  readonly shares: readonly number[];
}

/** For each of `to` pixels which of `from` it is made of, and in what shares. */
function taps(from: number, to: number): Taps[] {
  const scale = from / to;
  const reach = Math.max(1, scale);
  return Array.from({ length: to }, (_, at) => {
    const center = (at + 0.5) * scale;
    const first = Math.max(0, Math.floor(center - reach + 0.5));
    const last = Math.min(from, Math.floor(center + reach + 0.5));
    const shares: number[] = [];
    for (let pixel = first; pixel < last; pixel++) shares.push(Math.max(0, 1 - Math.abs((pixel - center + 0.5) / reach)));
    const sum = shares.reduce((a, b) => a + b, 0);
    return { first, shares: shares.map((share) => share / sum) };
  });
}

function level(data: Float32Array, width: number, filled: number, height: number): void {
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < filled; x++) {
      const value = data[y * width + x]!;
      sum += value;
      squares += value * value;
    }
  const mean = sum / (filled * height);
  const spread = Math.sqrt(Math.max(0, squares / (filled * height) - mean * mean)) + 8;
  for (let y = 0; y < height; y++) for (let x = 0; x < filled; x++) data[y * width + x] = (data[y * width + x]! - mean) / spread;
}
