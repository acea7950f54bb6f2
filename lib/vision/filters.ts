import type { Gray } from './gray.ts';

/** Scales a picture by a factor: shrinking averages areas, growing interpolates. The result has at least 1 pixel each way. */
export function resize(image: Gray, factor: number): Gray {
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  if (width === image.width && height === image.height) return image;
  return factor < 1 ? shrink(image, width, height) : grow(image, width, height);
}

/** Shrinks a picture by averaging areas of whole pixels; each pixel counts once. */
function shrink({ data, width: w, height: h }: Gray, width: number, height: number): Gray {
  const out = new Uint8ClampedArray(width * height);
  const cell = Uint32Array.from({ length: w }, (_, x) => Math.min(width - 1, Math.floor(((x + 0.5) * width) / w)));
  const counts = new Uint32Array(width);
  for (const target of cell) counts[target]!++;
  const shares = Float64Array.from(counts, (count) => 1 / count);
  const sums = new Uint32Array(width);
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    const first = Math.ceil((row * h) / height - 0.5);
    const last = Math.max(first + 1, Math.ceil(((row + 1) * h) / height - 0.5));
    for (let y = first; y < last; y++) for (let x = 0, at = y * w; x < w; x++, at++) sums[cell[x]!]! += data[at]!;
    const share = 1 / (last - first);
    for (let x = 0, at = row * width; x < width; x++, at++) out[at] = sums[x]! * shares[x]! * share;
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

/** Replaces each pixel with the average of the square of `2 * radius + 1` pixels around it. Radius up to 128; border pixels repeat. */
export function boxBlur(image: Gray, radius: number): Gray {
  const { data, width, height } = image;
  const out = new Uint8ClampedArray(data.length);
  const share = 1 / (2 * radius + 1) ** 2;
  let at = 0;
  for (const sums of squareSums(image, radius)) for (let x = 0; x < width; x++, at++) out[at] = sums[x]! * share;
  return { data: out, width, height };
}

/** Yields, row by row, the sum of the square around each pixel. The next row overwrites the yielded array. */
export function* squareSums({ data, width, height }: Gray, radius: number): Generator<Int32Array, void> {
  const side = 2 * radius + 1;
  // Column sums; border columns repeat beyond the borders.
  const columns = new Int32Array(width + side);
  const inner = columns.subarray(radius, radius + width);
  const sums = new Int32Array(width);
  const rowAt = (y: number) => Math.min(Math.max(y, 0), height - 1) * width;
  // Starts with the square around the row above the first.
  for (let y = -radius - 1; y < radius; y++) for (let x = 0, from = rowAt(y); x < width; x++) inner[x]! += data[from + x]!;
  for (let y = 0; y < height; y++) {
    moveDown(data, rowAt(y + radius), rowAt(y - radius - 1), inner);
    columns.fill(inner[0]!, 0, radius).fill(inner[width - 1]!, radius + width);
    sumAcross(columns, side, sums);
    yield sums;
  }
}

/** Moves the column sums down a row. A function of its own, because engines run loops inside generators more slowly. */
function moveDown(data: Uint8ClampedArray, enters: number, leaves: number, columns: Int32Array): void {
  for (let x = 0; x < columns.length; x++) columns[x]! += data[enters + x]! - data[leaves + x]!;
}

function sumAcross(columns: Int32Array, many: number, sums: Int32Array): void {
  let sum = 0;
  for (let x = 0; x < many; x++) sum += columns[x]!;
  for (let x = 0; x < sums.length; x++) {
    sums[x] = sum;
    sum += columns[x + many]! - columns[x]!;
  }
}

/** Sharpens a picture: adds `amount` times its difference from the blurred picture. */
export function unsharp({ data, width, height }: Gray, radius: number, amount: number): Gray {
  const soft = boxBlur({ data, width, height }, radius).data;
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < out.length; at++) out[at] = data[at]! + amount * (data[at]! - soft[at]!);
  return { data: out, width, height };
}

export function invert(image: Gray): Gray {
  return { ...image, data: image.data.map((value) => 255 - value) };
}

/** Stretches contrast locally (a 24th of the width), so that faded print and uneven light come out black on white. Flat areas stay flat. */
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
  // Includes neighbours, so that a cell inside one dark module of a symbol still has a white level.
  const [floor, ceiling] = [
    neighbourhood(low, columns, (cells) => Math.min(...cells)),
    neighbourhood(high, columns, (cells) => Math.max(...cells)),
  ];
  const out = new Uint8ClampedArray(data.length);
  const across = Float32Array.from({ length: width }, (_, x) => Math.min(Math.max((x + 0.5) / size - 0.5, 0), columns - 1));
  const [lows, ranges] = [new Float32Array(columns + 1), new Float32Array(columns + 1)];
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.min(Math.max((y + 0.5) / size - 0.5, 0), rows - 1);
    const top = Math.floor(v);
    const [above, below, fy] = [top * columns, Math.min(top + 1, rows - 1) * columns, v - top];
    for (let column = 0; column <= columns; column++) {
      const cell = Math.min(column, columns - 1);
      lows[column] = floor[above + cell]! + (floor[below + cell]! - floor[above + cell]!) * fy;
      ranges[column] = ceiling[above + cell]! + (ceiling[below + cell]! - ceiling[above + cell]!) * fy - lows[column]!;
    }
    for (let x = 0; x < width; x++, at++) {
      const left = across[x]! | 0;
      const fx = across[x]! - left;
      const low = lows[left]! + (lows[left + 1]! - lows[left]!) * fx;
      const range = ranges[left]! + (ranges[left + 1]! - ranges[left]!) * fx;
      out[at] = ((data[at]! - low) * 255) / Math.max(range, 24);
    }
  }
  return { data: out, width, height };
}

/** Replaces each cell of a grid with a value computed from the cell and its neighbours. */
export function neighbourhood(grid: Float32Array, columns: number, of: (cells: readonly number[]) => number): Float32Array {
  const rows = grid.length / columns;
  return grid.map((_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const cells: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) cells.push(grid[y * columns + x]!);
    return of(cells);
  });
}
