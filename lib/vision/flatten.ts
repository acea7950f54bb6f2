import { neighbourhood } from './filters.ts';
import type { Gray } from './gray.ts';

/** Number of cells across the longer side; each cell's brightest pixels give the local light. */
const CELLS = 48;
/** Percentage of a cell's pixels that are ignored as glare: its brightest ones. */
const GLARE_PERCENTAGE = 6;
/** Grey value of paper in the result. */
const PAPER = 236;
/** Darkest paper as a share of the brightest; a darker surface stays dark. */
const MIN_PAPER_SHARE = 0.3;

/** Evens out the light: scales each pixel by the brightness of the paper around it. Shades of grey are kept. */
export function flattenLight(image: Gray): Gray {
  const { data, width, height } = image;
  const size = Math.max(8, Math.ceil(Math.max(width, height) / CELLS));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  // A cell full of ink shows no paper, so its brightest neighbour counts.
  const brightest = neighbourhood(paperOf(image, size, columns, rows), columns, (cells) => Math.max(...cells));
  const paper = neighbourhood(brightest, columns, (cells) => cells.reduce((sum, value) => sum + value, 0) / cells.length);
  const least = MIN_PAPER_SHARE * Math.max(...paper);
  const gains = paper.map((value) => PAPER / Math.max(value, least, 1));
  const out = new Uint8ClampedArray(data.length);
  const line = new Float64Array(columns);
  for (let y = 0, at = 0; y < height; y++) {
    const down = Math.min(Math.max((y + 0.5) / size - 0.5, 0), rows - 1);
    const top = Math.floor(down);
    const [above, below] = [top * columns, Math.min(top + 1, rows - 1) * columns];
    for (let column = 0; column < columns; column++)
      line[column] = gains[above + column]! + (gains[below + column]! - gains[above + column]!) * (down - top);
    // Interpolates from the middle of a cell to the next.
    for (let cell = 0, x = 0; x < width; cell++) {
      const before = line[Math.max(0, cell - 1)]!;
      const step = (line[Math.min(cell, columns - 1)]! - before) / size;
      let gain = before + step * (x + 0.5 - (cell - 0.5) * size);
      const end = Math.min(width, Math.ceil((cell + 0.5) * size - 0.5));
      for (; x < end; x++, at++, gain += step) out[at] = Math.min(255, data[at]! * gain + 0.5) | 0;
    }
  }
  return { data: out, width, height };
}

/** Returns for each cell the grey value below its brightest pixels. */
function paperOf({ data, width, height }: Gray, size: number, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * size), Math.min(height, (row + 1) * size)];
      for (let y = row * size; y < bottom; y++) for (let x = column * size; x < right; x++) counts[data[y * width + x]!]!++;
      let left = ((right - column * size) * (bottom - row * size) * GLARE_PERCENTAGE) / 100;
      let value = 255;
      while (value > 0 && left >= counts[value]!) left -= counts[value--]!;
      paper[row * columns + column] = value;
    }
  }
  return paper;
}
