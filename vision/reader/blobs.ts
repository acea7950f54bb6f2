import { boxBlur } from '../filters.ts';
import type { Gray } from '../gray.ts';

/** A connected patch of ink; pixels, the last row and column included. */
export interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How many pixels are ink. */
  ink: number;
}

/** How much darker than its surroundings ink is, in grey values, and how far the surroundings reach, in pixels. */
const CONTRAST = 26;
const REACH = 24;

/** A stretch of ink in one row, and the blob that it belongs to. */
interface Run {
  readonly left: number;
  readonly right: number;
  readonly blob: number;
}

/** All patches of pixels that are darker than what lies around them; eight neighbours connect. Time: pixels. */
export function blobsOf(image: Gray): Blob[] {
  const around = boxBlur(image, REACH).data;
  const forest = new Forest();
  let above: readonly Run[] = [];
  for (let row = 0; row < image.height; row++) {
    const runs: Run[] = [];
    let first = 0;
    for (const [left, right] of runsOf(image, around, row)) {
      while (first < above.length && above[first]!.right < left - 1) first++;
      const blob = forest.add({ left, top: row, right, bottom: row, ink: right - left + 1 });
      for (let at = first; at < above.length && above[at]!.left <= right + 1; at++) forest.connect(above[at]!.blob, blob);
      runs.push({ left, right, blob });
    }
    above = runs;
  }
  return forest.blobs();
}

/** Blobs that turn out to be one as the rows come. */
class Forest {
  private readonly all: Blob[] = [];
  private readonly owner: number[] = [];

  add(blob: Blob): number {
    this.owner.push(this.owner.length);
    return this.all.push(blob) - 1;
  }

  connect(one: number, other: number): void {
    const [to, from] = [this.root(one), this.root(other)];
    if (to === from) return;
    this.owner[from] = to;
    take(this.all[to]!, this.all[from]!);
  }

  private root(blob: number): number {
    let at = blob;
    while (this.owner[at] !== at) at = this.owner[at] = this.owner[this.owner[at]!]!;
    return at;
  }

  blobs(): Blob[] {
    return this.all.filter((_, at) => this.owner[at] === at);
  }
}

function* runsOf({ data, width }: Gray, around: Uint8ClampedArray, row: number): Generator<[number, number]> {
  let left = -1;
  for (let x = 0; x <= width; x++) {
    const at = row * width + x;
    const ink = x < width && data[at]! < around[at]! - CONTRAST;
    if (ink && left < 0) left = x;
    if (!ink && left >= 0) {
      yield [left, x - 1];
      left = -1;
    }
  }
}

function take(blob: Blob, other: Blob): void {
  blob.left = Math.min(blob.left, other.left);
  blob.top = Math.min(blob.top, other.top);
  blob.right = Math.max(blob.right, other.right);
  blob.bottom = Math.max(blob.bottom, other.bottom);
  blob.ink += other.ink;
}
