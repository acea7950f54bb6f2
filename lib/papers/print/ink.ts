import type { Gray } from '#vision/gray.ts';
import type { PixelBox } from '#vision/reader/reading.ts';

/** A pixel is ink if it is darker than paper by more than this share of the contrast. */
const INK_SHARE = 0.45;
/** The darkest ink is sought within this distance of a column, in line heights, since uneven light makes parts of a line paler. */
const SEARCH_DISTANCE = 1;
/** Minimum contrast near a column, as a share of the whole line's contrast. */
const MIN_CONTRAST_SHARE = 0.3;

/** Dark pixels of a line of print. */
export interface LineInk {
  readonly image: Gray;
  readonly box: PixelBox;
  /** The box in whole pixels. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Grey levels between the line's paper and its darkest ink. */
  readonly contrast: number;
  /** Grey limit of ink in each column from `left` on (`limits`), and 1 for a column with ink (`columns`). */
  readonly limits: Float64Array;
  readonly columns: Uint8Array;
}

/** Finds the pixels of a line of print that are clearly darker than its paper. */
export function inkOf(image: Gray, box: PixelBox): LineInk {
  const { data, width, height } = image;
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))];
  const count = Math.max(0, right - left);
  const [darkest, brightest] = [new Uint8Array(count).fill(255), new Uint8Array(count)];
  for (let y = top; y < bottom; y++) {
    for (let at = 0, from = y * width + left; at < count; at++, from++) {
      const value = data[from]!;
      if (value < darkest[at]!) darkest[at] = value;
      if (value > brightest[at]!) brightest[at] = value;
    }
  }
  const paper = brightest.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const contrast = paper - least(darkest, 0, count);
  const reach = Math.ceil(SEARCH_DISTANCE * box.height);
  const [limits, columns] = [new Float64Array(count), new Uint8Array(count)];
  for (let at = 0; at < count; at++) {
    limits[at] = paper - INK_SHARE * Math.max(paper - least(darkest, at - reach, at + reach + 1), MIN_CONTRAST_SHARE * contrast);
    columns[at] = darkest[at]! < limits[at]! ? 1 : 0;
  }
  return { image, box, left, top, bottom, contrast, limits, columns };
}

/** Returns the smallest value between two indexes. */
function least(values: Uint8Array, from: number, to: number): number {
  let minimum = 255;
  for (let at = Math.max(0, from); at < to && at < values.length; at++) if (values[at]! < minimum) minimum = values[at]!;
  return minimum;
}

/** Returns the width of the widest run of columns without ink between two positions. */
export function paperBetween({ left, columns }: LineInk, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let x = Math.max(0, Math.floor(from - left)); x < Math.min(columns.length, to - left); x++) {
    run = columns[x] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

/** Narrows a span to its columns with ink; unchanged if there is no ink. */
export function extent({ left, columns }: LineInk, x0: number, x1: number): { left: number; right: number } {
  let [first, last] = [Math.max(0, Math.floor(x0 - left)), Math.min(columns.length - 1, Math.ceil(x1 - left))];
  while (first < last && !columns[first]) first++;
  while (last > first && !columns[last]) last--;
  return first < last ? { left: left + first, right: left + last + 1 } : { left: x0, right: x1 };
}

/** Returns the first row with ink between two positions; null without ink. */
export function topOf({ image, left, top, bottom, limits }: LineInk, x0: number, x1: number): number | null {
  const [first, end] = [Math.max(0, Math.floor(x0) - left), Math.min(limits.length, Math.ceil(x1) - left)];
  for (let y = top; y < bottom; y++) {
    for (let at = first; at < end; at++) if (image.data[y * image.width + left + at]! < limits[at]!) return y;
  }
  return null;
}

/** Returns the median; 0 for an empty list. */
export const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
