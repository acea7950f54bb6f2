/** Number of directions of an edge: two degrees each, over half a turn. */
export const DIRECTIONS = 90;

/** Edge pixels, sorted by direction. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** Strength, 0.3 to 1.3. */
  readonly weights: Float32Array;
  /** Index of each direction's first edge (the normal, in steps of two degrees); the last is the count. */
  readonly starts: Int32Array;
  /** Direction of the edge at each pixel; -1 if there is none. */
  readonly byPixel: Int8Array;
}

/** Radius of the surroundings of a pixel, in pixels. */
const SURROUNDINGS_RADIUS = 12;
/** An edge exceeds the mean gradient of its surroundings by this factor, so that a pattern has no edges. */
const ABOVE_AROUND = 1.15;
/** Minimum gradient of an edge. */
const MIN_GRADIENT = 14;
/** Minimum gradient of an edge as a share of the picture's mean gradient. */
const MIN_OF_MEAN = 0.35;
/** Tangent of 67.5 degrees; a steeper gradient counts as horizontal or vertical. */
const STEEP_TANGENT = 2.414;

/** Width of the picture's border in which no gradient is computed, in pixels. */
const RIM = 2;

/** Column ranges by row (end exclusive) that are searched. The ranges of a row do not touch. */
export type Spans = readonly (readonly (readonly [first: number, end: number])[])[];

/** Finds edges in an RGBA picture or its parts, in the colour that changes most: a white card on white wood has an edge in blue. */
export function edgesOf(rgba: Uint8ClampedArray, width: number, height: number, parts: Spans = wholeOf(width, height)): Edges {
  const { size, across, down } = gradientOf(rgba, width, height, parts);
  const { around, mean } = meanAround(size, width, parts);
  const least = Math.max(MIN_GRADIENT, MIN_OF_MEAN * mean);
  const byPixel = new Int8Array(width * height).fill(-1);
  const starts = new Int32Array(DIRECTIONS + 1);
  const edgePixels: number[] = [];
  for (let y = RIM; y < height - RIM; y++) {
    for (const [first, end] of parts[y]!) {
      for (let at = y * width + Math.max(first, RIM), last = y * width + Math.min(end, width - RIM); at < last; at++) {
        const here = size[at]!;
        if (here < least || here < around[at]! * ABOVE_AROUND) continue;
        const next = stepAcross(across[at]!, down[at]!, width);
        if (here < size[at - next]! || here <= size[at + next]!) continue;
        const direction = directionOf(across[at]!, down[at]!);
        byPixel[at] = direction;
        starts[direction + 1]!++;
        edgePixels.push(at);
      }
    }
  }
  for (let direction = 0; direction < DIRECTIONS; direction++) starts[direction + 1]! += starts[direction]!;
  const [xs, ys, weights] = [new Int16Array(edgePixels.length), new Int16Array(edgePixels.length), new Float32Array(edgePixels.length)];
  const next = starts.slice();
  for (const at of edgePixels) {
    const place = next[byPixel[at]!]!++;
    xs[place] = at % width;
    ys[place] = Math.floor(at / width);
    weights[place] = Math.min(1, size[at]! / (2.2 * around[at]! + 20)) + 0.3;
  }
  return { width, height, xs, ys, weights, starts, byPixel };
}

const wholeOf = (width: number, height: number): Spans => Array<Spans[number]>(height).fill([[0, width]]);

/** Returns the direction (0 to `DIRECTIONS` - 1) of a normal, regardless of its sign. */
export function directionOf(across: number, down: number): number {
  const turn = Math.atan2(down, across) / Math.PI;
  return Math.min(DIRECTIONS - 1, Math.floor((turn - Math.floor(turn)) * DIRECTIONS));
}

/** Returns the distance of two directions; directions half a turn apart are equal. */
export function betweenDirections(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, DIRECTIONS - apart);
}

/** Returns the offset from a pixel to the next along the gradient, in the array of pixels. */
function stepAcross(across: number, down: number, width: number): number {
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  if (wide > STEEP_TANGENT * high) return 1;
  if (high > STEEP_TANGENT * wide) return width;
  return across * down > 0 ? width + 1 : width - 1;
}

/** Computes the gradient of the colour that changes most: smoothing (1-2-1) and Sobel in one step, 1-4-6-4-1 by -1-2-0-2-1. */
function gradientOf(rgba: Uint8ClampedArray, width: number, height: number, parts: Spans) {
  const size = new Float32Array(width * height);
  const [across, down] = [new Int16Array(width * height), new Int16Array(width * height)];
  const row = 4 * width;
  const [soft, change] = [new Int16Array(row), new Int16Array(row)];
  for (let y = RIM; y < height - RIM; y++) {
    for (const [first, end] of parts[y]!) {
      const [from, until] = [Math.max(first, RIM), Math.min(end, width - RIM)];
      for (let to = 4 * (from - RIM), at = y * row + to; to < 4 * (until + RIM); to++, at++) {
        const above = rgba[at - 2 * row]!;
        const before = rgba[at - row]!;
        const after = rgba[at + row]!;
        const below = rgba[at + 2 * row]!;
        soft[to] = above + below + 4 * (before + after) + 6 * rgba[at]!;
        change[to] = below - above + 2 * (after - before);
      }
      for (let x = from, at = y * width + x; x < until; x++, at++) {
        let most = 0;
        let maxAcross = 0;
        let maxDown = 0;
        for (let of = 4 * x; of < 4 * x + 3; of++) {
          const dx = soft[of + 8]! - soft[of - 8]! + 2 * (soft[of + 4]! - soft[of - 4]!);
          const dy = change[of - 8]! + change[of + 8]! + 4 * (change[of - 4]! + change[of + 4]!) + 6 * change[of]!;
          const square = dx * dx + dy * dy;
          if (square <= most) continue;
          most = square;
          maxAcross = dx;
          maxDown = dy;
        }
        size[at] = Math.sqrt(most) / 16;
        across[at] = maxAcross;
        down[at] = maxDown;
      }
    }
  }
  return { size, across, down };
}

/** Returns the mean around each searched pixel, and the mean of all searched pixels. */
function meanAround(values: Float32Array, width: number, parts: Spans): { around: Float32Array; mean: number } {
  const around = new Float32Array(values.length);
  const [sums, counts] = [new Float64Array(width), new Int32Array(width)];
  const addRow = (y: number, times: 1 | -1) => {
    for (const [first, end] of parts[y] ?? []) {
      for (let x = first, at = y * width + x; x < end; x++, at++) {
        sums[x]! += times * values[at]!;
        counts[x]! += times;
      }
    }
  };
  let [all, pixels] = [0, 0];
  for (let y = 0; y < SURROUNDINGS_RADIUS; y++) addRow(y, 1);
  for (let y = 0; y < parts.length; y++) {
    addRow(y + SURROUNDINGS_RADIUS, 1);
    addRow(y - SURROUNDINGS_RADIUS - 1, -1);
    for (const [first, end] of parts[y]!) {
      let [sum, count] = [0, 0];
      for (let x = Math.max(0, first - SURROUNDINGS_RADIUS); x < Math.min(width, first + SURROUNDINGS_RADIUS); x++) {
        sum += sums[x]!;
        count += counts[x]!;
      }
      for (let x = first, at = y * width + x; x < end; x++, at++) {
        if (x + SURROUNDINGS_RADIUS < width) {
          sum += sums[x + SURROUNDINGS_RADIUS]!;
          count += counts[x + SURROUNDINGS_RADIUS]!;
        }
        if (x > first && x > SURROUNDINGS_RADIUS) {
          sum -= sums[x - SURROUNDINGS_RADIUS - 1]!;
          count -= counts[x - SURROUNDINGS_RADIUS - 1]!;
        }
        around[at] = sum / count;
        all += values[at]!;
      }
      pixels += end - first;
    }
  }
  return { around, mean: all / Math.max(1, pixels) };
}
