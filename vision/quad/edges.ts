/** Directions of an edge: two degrees each, over half a turn. */
export const DIRECTIONS = 90;

/** Pixels where one surface ends and another begins. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** Where the edge's normal points, in steps of two degrees. */
  readonly directions: Uint8Array;
  /** How much each stands out, 0.3 to 1.3. */
  readonly weights: Float32Array;
  /** For each pixel its direction; -1 where there is no edge. */
  readonly byPixel: Int16Array;
}

/** An edge must stand out from the activity around it, within so many pixels: texture is no edge. */
const AROUND = 12;
const ABOVE_AROUND = 1.15;
/** The weakest edge, and how much of the picture's mean it must have. */
const LEAST = 14;
const LEAST_OF_MEAN = 0.35;
/** Tangent of 67.5 degrees: beyond it a gradient counts as level or upright. */
const STEEP = 2.414;

interface Gradient {
  readonly size: Float32Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/** The edges of a picture of four bytes a pixel. The strongest of the three colours tells: a white card on white wood has an edge in blue. */
export function edgesOf(rgba: Uint8ClampedArray, width: number, height: number): Edges {
  const { size, across, down } = gradientOf(rgba, width, height);
  const around = meanAround(size, width, height, AROUND);
  const mean = size.reduce((sum, one) => sum + one, 0) / size.length;
  const least = Math.max(LEAST, LEAST_OF_MEAN * mean);
  const byPixel = new Int16Array(width * height).fill(-1);
  const [xs, ys, directions, weights]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const here = size[at]!;
      if (here < least || here < around[at]! * ABOVE_AROUND) continue;
      const next = stepAcross(across[at]!, down[at]!, width);
      if (here < size[at - next]! || here <= size[at + next]!) continue;
      const direction = directionOf(across[at]!, down[at]!);
      byPixel[at] = direction;
      xs.push(x);
      ys.push(y);
      directions.push(direction);
      weights.push(Math.min(1, here / (2.2 * around[at]! + 20)) + 0.3);
    }
  }
  return {
    width,
    height,
    count: xs.length,
    xs: Int16Array.from(xs),
    ys: Int16Array.from(ys),
    directions: Uint8Array.from(directions),
    weights: Float32Array.from(weights),
    byPixel,
  };
}

/** The direction of a normal, whichever way it points. */
export function directionOf(across: number, down: number): number {
  const turn = Math.atan2(down, across) / Math.PI;
  return Math.min(DIRECTIONS - 1, Math.floor((turn - Math.floor(turn)) * DIRECTIONS));
}

/** How far apart two directions are: half a turn is none. */
export function betweenDirections(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, DIRECTIONS - apart);
}

/** To the pixel that follows along the gradient. */
function stepAcross(across: number, down: number, width: number): number {
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  if (wide > STEEP * high) return 1;
  if (high > STEEP * wide) return width;
  return across * down > 0 ? width + 1 : width - 1;
}

/** Sobel over a picture that was softened by 1-2-1, of the colour that changes most. */
function gradientOf(rgba: Uint8ClampedArray, width: number, height: number): Gradient {
  const size = new Float32Array(width * height);
  const [across, down] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let colour = 0; colour < 3; colour++) {
    const soft = softened(rgba, colour, width, height);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        const [upperLeft, upperRight] = [soft[at - width - 1]!, soft[at - width + 1]!];
        const [lowerLeft, lowerRight] = [soft[at + width - 1]!, soft[at + width + 1]!];
        const dx = upperRight + lowerRight - upperLeft - lowerLeft + 2 * (soft[at + 1]! - soft[at - 1]!);
        const dy = lowerLeft + lowerRight - upperLeft - upperRight + 2 * (soft[at + width]! - soft[at - width]!);
        const square = dx * dx + dy * dy;
        if (square <= size[at]!) continue;
        size[at] = square;
        across[at] = dx;
        down[at] = dy;
      }
    }
  }
  for (let at = 0; at < size.length; at++) size[at] = Math.sqrt(size[at]!);
  return { size, across, down };
}

function softened(rgba: Uint8ClampedArray, colour: number, width: number, height: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let at = 0, from = colour; at < plane.length; at++, from += 4) plane[at] = rgba[from]!;
  const rows = plane.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) rows[at] = (plane[at - 1]! + 2 * plane[at]! + plane[at + 1]!) / 4;
  }
  for (let at = width; at < plane.length - width; at++) plane[at] = (rows[at - width]! + 2 * rows[at]! + rows[at + width]!) / 4;
  return plane;
}

/** The mean of the square around each pixel, from sums over all that is above and left. */
function meanAround(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = sums[bottom * wide + right]! - sums[top * wide + right]! - sums[bottom * wide + left]! + sums[top * wide + left]!;
      means[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}
