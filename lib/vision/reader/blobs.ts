import { squareSums } from '../filters.ts';
import type { Gray } from '../gray.ts';

/** A connected patch of ink, in pixels, inclusive. */
export interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Number of ink pixels. */
  ink: number;
}

/** Minimum contrast of ink to its surroundings, in grey values. */
const CONTRAST = 26;
/** Radius of the surroundings of a pixel, in pixels. */
const REACH = 24;
/** The contrast as a sum over the square, to the nearest grey value. */
const SQUARE = (2 * REACH + 1) ** 2;
const DARKNESS_SUM = (CONTRAST + 0.5) * SQUARE;

/** Finds patches darker than their surroundings; pixels that touch at a corner are connected. Linear in pixels. */
export function blobsOf(image: Gray): Blob[] {
  const forest = new Forest();
  // Each run of ink in a row is three numbers: first column, last column, blob.
  const most = 3 * (Math.ceil(image.width / 2) + 1);
  let [above, here] = [new Int32Array(most), new Int32Array(most)];
  let [countAbove, row] = [0, 0];
  for (const sums of squareSums(image, REACH)) {
    const count = runsOf(image, sums, row, here);
    let first = 0;
    for (let run = 0; run < count; run += 3) {
      const [left, right] = [here[run]!, here[run + 1]!];
      while (first < countAbove && above[first + 1]! < left - 1) first += 3;
      const blob = forest.add({ left, top: row, right, bottom: row, ink: right - left + 1 });
      for (let at = first; at < countAbove && above[at]! <= right + 1; at += 3) forest.connect(above[at + 2]!, blob);
      here[run + 2] = blob;
    }
    [above, here, countAbove] = [here, above, count];
    row++;
  }
  return forest.blobs();
}

/** Union-find (disjoint sets) of blobs. */
class Forest {
  private readonly all: Blob[] = [];
  private readonly owner: number[] = [];

  add(blob: Blob): number {
    this.owner.push(this.owner.length);
    return this.all.push(blob) - 1;
  }

  connect(one: number, other: number): void {
    const [to, from] = [rootOf(this.owner, one), rootOf(this.owner, other)];
    if (to === from) return;
    this.owner[from] = to;
    take(this.all[to]!, this.all[from]!);
  }

  blobs(): Blob[] {
    return this.all.filter((_, at) => this.owner[at] === at);
  }
}

/** Writes the runs of ink in a row to `runs`, and returns how many numbers it wrote. `sums`: sum of the square around each pixel. */
function runsOf({ data, width }: Gray, sums: Int32Array, row: number, runs: Int32Array): number {
  let count = 0;
  for (let x = 0, first = row * width; x < width; x++) {
    if (sums[x]! - SQUARE * data[first + x]! <= DARKNESS_SUM) continue;
    runs[count] = x++;
    while (x < width && sums[x]! - SQUARE * data[first + x]! > DARKNESS_SUM) x++;
    runs[count + 1] = x - 1;
    count += 3;
  }
  return count;
}

/** Returns the root of an element of a forest, where `owner` leads from each element to the next, and shortens the path to it. */
export function rootOf(owner: number[], element: number): number {
  let at = element;
  while (owner[at] !== at) at = owner[at] = owner[owner[at]!]!;
  return at;
}

/** Adds a second blob to the first. */
export function take(blob: Blob, other: Blob): void {
  blob.left = Math.min(blob.left, other.left);
  blob.top = Math.min(blob.top, other.top);
  blob.right = Math.max(blob.right, other.right);
  blob.bottom = Math.max(blob.bottom, other.bottom);
  blob.ink += other.ink;
}
