import type { Gray } from '../gray.ts';

/** A straightened document as few gray values, row by row, with the longer side across, to compare the sides of a document. */
export type Thumbnail = readonly number[];

const [ACROSS, DOWN] = [24, 15];
/** Correlation above which two frames show the same side. */
const MIN_CORRELATION = 0.8;

export function thumbnailOf({ data, width, height }: Gray): Thumbnail {
  const [sums, counts] = [new Float64Array(ACROSS * DOWN), new Float64Array(ACROSS * DOWN)];
  const lies = width >= height;
  // Samples every second pixel and row, about a hundred samples per value.
  for (let y = 0; y < height; y += 2) {
    for (let x = 0, from = y * width; x < width; x += 2, from += 2) {
      const along = lies ? x / width : y / height;
      const off = lies ? y / height : 1 - (x + 1) / width;
      const at = Math.floor(off * DOWN) * ACROSS + Math.floor(along * ACROSS);
      sums[at]! += data[from]!;
      counts[at]!++;
    }
  }
  return Array.from(sums, (sum, at) => (counts[at] === 0 ? 0 : sum / counts[at]!));
}

/** Returns true if two thumbnails show the same side, also if one is upside down. */
export function isSameSide(one: Thumbnail, other: Thumbnail): boolean {
  return Math.max(correlationOf(one, other), correlationOf(one, [...other].reverse())) > MIN_CORRELATION;
}

/** Returns Pearson's correlation; 0 for a uniform picture. */
function correlationOf(one: Thumbnail, other: Thumbnail): number {
  const mean = (values: Thumbnail) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, squaresOne, squaresOther] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - meanOne, other[at]! - meanOther];
    both += a * b;
    squaresOne += a * a;
    squaresOther += b * b;
  }
  const size = Math.sqrt(squaresOne * squaresOther);
  return size === 0 ? 0 : both / size;
}
