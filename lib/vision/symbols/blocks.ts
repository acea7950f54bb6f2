import type { Gray } from '../gray.ts';

/** The structure tensor of a block, averaged over its pixels: strength (`energy`) and main direction (`u`, `v`) of its edges. */
export interface Block {
  energy: number;
  /** Doubled angle, so that opposite directions are one. */
  u: number;
  v: number;
}

/** Squares of `size` pixels; the rest at right and bottom is dropped. */
export interface Blocks {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly cells: readonly Block[];
}

/** Measures, block by block, how many edges a picture has (`energy`) and their direction. */
export function blocksOf(image: Gray, size: number): Blocks {
  const [columns, rows] = [Math.floor(image.width / size), Math.floor(image.height / size)];
  const cells = Array.from({ length: columns * rows }, (_, at) =>
    blockAt(image, (at % columns) * size, Math.floor(at / columns) * size, size),
  );
  return { columns, rows, size, cells };
}

function blockAt({ data, width, height }: Gray, left: number, top: number, size: number): Block {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(top + size, height - 1); y++)
    for (let x = Math.max(1, left), at = y * width + x; x < Math.min(left + size, width - 1); x++, at++) {
      const dx = data[at + 1]! - data[at - 1]!;
      const dy = data[at + width]! - data[at - width]!;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  const area = size * size;
  return { energy: (xx + yy) / area, u: (xx - yy) / area, v: (2 * xy) / area };
}

/** Returns the energy below which a block is background: `share` times the 98th percentile, and at least 60, the level of noise. */
export function groundOf({ cells }: Blocks, share: number): number {
  const loudest = cells.map(({ energy }) => energy).sort((a, b) => b - a)[Math.floor(cells.length / 50)] ?? 0;
  return Math.max(loudest * share, 60);
}
