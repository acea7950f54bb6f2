import { type Place, STEP, type Still } from './still.ts';

/** A still laid over a surface: a point for each place of the still's grid, in half widths of the head (right, down, to the camera). */
export interface Surface {
  still: Still;
  /** Three values for each place. */
  vertices: Float32Array;
  /** 1 for places that are on the surface. */
  exists: Uint8Array;
  /** Depth of the axis around which it turns. */
  axis: number;
}

/** The point of a place, which is given in half widths of the head and by its number; null outside the surface. */
type Shape = (x: number, y: number, at: number) => readonly [x: number, y: number, z: number] | null;

export function laid(still: Still, axis: number, shape: Shape): Surface {
  const { columns, rows, half } = still;
  const vertices = new Float32Array(columns * rows * 3);
  const exists = new Uint8Array(columns * rows);
  for (let at = 0; at < exists.length; at++) {
    const [x, y] = [(at % columns) * STEP, Math.floor(at / columns) * STEP];
    const point = shape((x - still.x) / half, (y - still.y) / half, at);
    if (!point) continue;
    vertices.set(point, at * 3);
    exists[at] = 1;
  }
  return { still, vertices, exists, axis };
}

/** The end of a head, with hair and ears, in half widths. */
const OUTLINE = { x: 1.25, up: 1.5, down: 1.4 };

/** Returns how far outward a place is; 1 at the outline of the head. */
export const outward = (x: number, y: number): number => (x / OUTLINE.x) ** 2 + (y / (y < 0 ? OUTLINE.up : OUTLINE.down)) ** 2;

/** Returns a fold where the nose is, by places in pixels of the still: 1 at its tip, 0 from its root upward and below its base. */
export function ridgeOf({ points, half }: Still): (x: number, y: number) => number {
  const [root, tip, base, right, left] = [27, 30, 33, 31, 35].map((at) => points[at]!) as [Place, Place, Place, Place, Place];
  const wing = Math.max(8, (left[0] - right[0]) / 2 + 4);
  return (x, y) => {
    const share = (y - root[1]) / (tip[1] - root[1]);
    const within = Math.max(0, Math.min(1, share));
    const height = share < 1 ? within : Math.max(0, 1 - (y - tip[1]) / (base[1] - tip[1] + 0.06 * half));
    const middle = root[0] + within * (tip[0] - root[0]);
    return height * Math.max(0, 1 - Math.abs(x - middle) / (wing * (0.45 + 0.55 * within)));
  };
}
