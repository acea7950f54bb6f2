/** Directions of an edge: two degrees each, over half a turn. */
export const DIRECTIONS = 90;

/** Pixels where one surface ends and another begins. Those of one direction stand together. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** How much each stands out, 0.3 to 1.3. */
  readonly weights: Float32Array;
  /** For each direction the place of its first edge: where the edge's normal points, in steps of two degrees. The last is their count. */
  readonly starts: Int32Array;
  /** For each pixel its direction; -1 where there is no edge. */
  readonly byPixel: Int8Array;
}

/** An edge must stand out from the activity around it, within so many pixels: texture is no edge. */
const AROUND = 12;
const ABOVE_AROUND = 1.15;
/** The weakest edge, and how much of the picture's mean it must have. */
const LEAST = 14;
const LEAST_OF_MEAN = 0.35;
/** Tangent of 67.5 degrees: beyond it a gradient counts as level or upright. */
const STEEP = 2.414;

/** The picture's border has no gradient: what it is made of reaches so many pixels. */
const RIM = 2;

interface Gradient {
  readonly size: Float32Array;
  readonly across: Int16Array;
  readonly down: Int16Array;
}

/** The edges of a picture of four bytes a pixel. The strongest of the three colours tells: a white card on white wood has an edge in blue. */
export function edgesOf(rgba: Uint8ClampedArray, width: number, height: number): Edges {
  const { size, across, down } = gradientOf(rgba, width, height);
  const around = meanAround(size, width, height, AROUND);
  let sum = 0;
  for (let at = 0; at < size.length; at++) sum += size[at]!;
  const least = Math.max(LEAST, (LEAST_OF_MEAN * sum) / size.length);
  const byPixel = new Int8Array(width * height).fill(-1);
  const starts = new Int32Array(DIRECTIONS + 1);
  const found: number[] = [];
  for (let y = RIM; y < height - RIM; y++) {
    for (let x = RIM, at = y * width + RIM; x < width - RIM; x++, at++) {
      const here = size[at]!;
      if (here < least || here < around[at]! * ABOVE_AROUND) continue;
      const next = stepAcross(across[at]!, down[at]!, width);
      if (here < size[at - next]! || here <= size[at + next]!) continue;
      const direction = directionOf(across[at]!, down[at]!);
      byPixel[at] = direction;
      starts[direction + 1]!++;
      found.push(at);
    }
  }
  for (let direction = 0; direction < DIRECTIONS; direction++) starts[direction + 1]! += starts[direction]!;
  const [xs, ys, weights] = [new Int16Array(found.length), new Int16Array(found.length), new Float32Array(found.length)];
  const next = starts.slice();
  for (const at of found) {
    const place = next[byPixel[at]!]!++;
    xs[place] = at % width;
    ys[place] = Math.floor(at / width);
    weights[place] = Math.min(1, size[at]! / (2.2 * around[at]! + 20)) + 0.3;
  }
  return { width, height, xs, ys, weights, starts, byPixel };
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

/** Sobel over a picture that was softened by 1-2-1 both ways, in one go: 1-4-6-4-1 one way, 1-2-0-2-1 the other; of the colour that changes most. */
function gradientOf(rgba: Uint8ClampedArray, width: number, height: number): Gradient {
  const size = new Float32Array(width * height);
  const [across, down] = [new Int16Array(width * height), new Int16Array(width * height)];
  const row = 4 * width;
  const [soft, change] = [new Int16Array(row), new Int16Array(row)];
  for (let y = RIM; y < height - RIM; y++) {
    for (let to = 0, at = y * row; to < row; to++, at++) {
      const above = rgba[at - 2 * row]!;
      const before = rgba[at - row]!;
      const after = rgba[at + row]!;
      const below = rgba[at + 2 * row]!;
      soft[to] = above + below + 4 * (before + after) + 6 * rgba[at]!;
      change[to] = below - above + 2 * (after - before);
    }
    for (let x = RIM, at = y * width + RIM; x < width - RIM; x++, at++) {
      let most = 0;
      let mostAcross = 0;
      let mostDown = 0;
      for (let from = 4 * x; from < 4 * x + 3; from++) {
        const dx = soft[from + 8]! - soft[from - 8]! + 2 * (soft[from + 4]! - soft[from - 4]!);
        const dy = change[from - 8]! + change[from + 8]! + 4 * (change[from - 4]! + change[from + 4]!) + 6 * change[from]!;
        const square = dx * dx + dy * dy;
        if (square <= most) continue;
        most = square;
        mostAcross = dx;
        mostDown = dy;
      }
      size[at] = Math.sqrt(most) / 16;
      across[at] = mostAcross;
      down[at] = mostDown;
    }
  }
  return { size, across, down };
}

/** The mean of the square around each pixel, as much of it as lies in the picture. */
function meanAround(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const means = new Float32Array(values.length);
  const columns = new Float64Array(width);
  let rows = 0;
  const addRow = (y: number, times: 1 | -1) => {
    if (y < 0 || y >= height) return;
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x]! += times * values[at]!;
    rows += times;
  };
  for (let y = 0; y < reach; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + reach, 1);
    addRow(y - reach - 1, -1);
    let [sum, wide] = [0, Math.min(reach, width)];
    for (let x = 0; x < wide; x++) sum += columns[x]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + reach < width) {
        sum += columns[x + reach]!;
        wide++;
      }
      if (x > reach) {
        sum -= columns[x - reach - 1]!;
        wide--;
      }
      means[at] = sum / (wide * rows);
    }
  }
  return means;
}
