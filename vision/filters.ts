import type { Gray } from './gray.ts';

/** Scaled by a factor: averages areas when shrinking, interpolates when growing. At least 1 pixel each way. */
export function resize(image: Gray, factor: number): Gray {
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  if (width === image.width && height === image.height) return image;
  return factor < 1 ? shrink(image, width, height) : grow(image, width, height);
}

/** Area average by whole pixels: source pixels are dealt out to cells, none is counted twice. */
function shrink({ data, width: w, height: h }: Gray, width: number, height: number): Gray {
  const out = new Uint8ClampedArray(width * height);
  const cell = Uint32Array.from({ length: w }, (_, x) => Math.min(width - 1, Math.floor(((x + 0.5) * width) / w)));
  const counts = new Uint32Array(width);
  for (const target of cell) counts[target]!++;
  const sums = new Float64Array(width);
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    const first = Math.ceil((row * h) / height - 0.5);
    const last = Math.max(first + 1, Math.ceil(((row + 1) * h) / height - 0.5));
    for (let y = first; y < last; y++) for (let x = 0, at = y * w; x < w; x++, at++) sums[cell[x]!]! += data[at]!;
    for (let x = 0; x < width; x++) out[row * width + x] = sums[x]! / (counts[x]! * (last - first));
  }
  return { data: out, width, height };
}

function grow({ data, width: w, height: h }: Gray, width: number, height: number): Gray {
  const out = new Uint8ClampedArray(width * height);
  const xs = Float32Array.from({ length: width }, (_, x) => Math.min(Math.max(((x + 0.5) * w) / width - 0.5, 0), w - 1));
  for (let row = 0, at = 0; row < height; row++) {
    const y = Math.min(Math.max(((row + 0.5) * h) / height - 0.5, 0), h - 1);
    const top = Math.floor(y);
    const fy = y - top;
    const [above, below] = [top * w, Math.min(top + 1, h - 1) * w];
    for (let column = 0; column < width; column++, at++) {
      const left = Math.floor(xs[column]!);
      const right = Math.min(left + 1, w - 1);
      const fx = xs[column]! - left;
      const a = data[above + left]! + (data[above + right]! - data[above + left]!) * fx;
      const b = data[below + left]! + (data[below + right]! - data[below + left]!) * fx;
      out[at] = a + (b - a) * fy;
    }
  }
  return { data: out, width, height };
}

/** The mean of the square of `2 * radius + 1` pixels around each; borders repeat. */
export function boxBlur({ data, width, height }: Gray, radius: number): Gray {
  const share = 1 / (2 * radius + 1);
  const rows = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const last = first + width - 1;
    let sum = data[first]! * radius;
    for (let x = 0; x < radius; x++) sum += data[x < width ? first + x : last]!;
    for (let at = first; at <= last; at++) {
      const enters = at + radius;
      const leaves = at - radius;
      sum += data[Math.min(enters, last)]!;
      rows[at] = sum * share;
      sum -= data[Math.max(leaves, first)]!;
    }
  }
  const out = new Uint8ClampedArray(data.length);
  const sums = new Float32Array(width);
  for (let y = -radius; y < radius; y++) addRow(sums, rows, Math.min(Math.max(y, 0), height - 1) * width);
  for (let y = 0, at = 0; y < height; y++) {
    addRow(sums, rows, Math.min(y + radius, height - 1) * width);
    const leaves = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++, at++) {
      out[at] = sums[x]! * share;
      sums[x]! -= rows[leaves + x]!;
    }
  }
  return { data: out, width, height };
}

function addRow(sums: Float32Array, rows: Float32Array, from: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += rows[from + x]!;
}

/** Adds so many times what the blur takes away: brings back edges that a lens softened. */
export function unsharp({ data, width, height }: Gray, radius: number, amount: number): Gray {
  const soft = boxBlur({ data, width, height }, radius).data;
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < out.length; at++) out[at] = data[at]! + amount * (data[at]! - soft[at]!);
  return { data: out, width, height };
}

export function invert(image: Gray): Gray {
  return { ...image, data: image.data.map((value) => 255 - value) };
}

/**
 * Stretches contrast to the darkest and the brightest of each neighbourhood of about a 24th of the width, so that faded
 * print and uneven light come out black on white. Where a neighbourhood is flat it stays as flat: noise is not stretched.
 */
export function stretch(image: Gray): Gray {
  const { data, width, height } = image;
  const size = Math.max(16, Math.round(Math.max(width, height) / 24));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const low = new Float32Array(columns * rows).fill(255);
  const high = new Float32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * columns;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor(x / size);
      const value = data[y * width + x]!;
      if (value < low[cell]!) low[cell] = value;
      if (value > high[cell]!) high[cell] = value;
    }
  }
  const [floor, ceiling] = [spread(low, columns, rows, Math.min), spread(high, columns, rows, Math.max)];
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max((y + 0.5) / size - 0.5, 0), rows - 1);
    const top = Math.floor(v);
    const [above, below, fy] = [top * columns, Math.min(top + 1, rows - 1) * columns, v - top];
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max((x + 0.5) / size - 0.5, 0), columns - 1);
      const left = Math.floor(u);
      const [right, fx] = [Math.min(left + 1, columns - 1), u - left];
      const between = (grid: Float32Array) => {
        const a = grid[above + left]! + (grid[above + right]! - grid[above + left]!) * fx;
        const b = grid[below + left]! + (grid[below + right]! - grid[below + left]!) * fx;
        return a + (b - a) * fy;
      };
      const darkest = between(floor);
      const range = Math.max(between(ceiling) - darkest, 24);
      out[y * width + x] = ((data[y * width + x]! - darkest) * 255) / range;
    }
  }
  return { data: out, width, height };
}

/** Each cell takes the extreme of itself and its eight neighbours, so that a cell inside one dark module still sees white. */
function spread(grid: Float32Array, columns: number, rows: number, extreme: (a: number, b: number) => number): Float32Array {
  return grid.map((value, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    let found = value;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) found = extreme(found, grid[y * columns + x]!);
    return found;
  });
}
