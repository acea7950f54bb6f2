import { columnOf, PATCH_WIDTH, rowOf } from './face-patch.ts';

/** Distance from a streak to the skin beside it, in pixels of a patch: an eighth of the distance of the eyes. */
const SKIN_DISTANCE = 8;
/** Maximum share of the rows from the brows to the chin that lack the streak. */
const MAX_GAPS = 0.1;
/** Minimum excess of a streak's brightness over both sides. In simulation heads have 12 at most, and glossy prints 22 to 39. */
const MIN_EXCESS = 15;
/** Columns by which a streak leans in a row. */
const LEANS = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((tenth) => tenth / 10);
const [TOP, BOTTOM] = [Math.round(rowOf(-0.24)), Math.round(rowOf(1))] as const;
const [LEFT, RIGHT] = [Math.round(columnOf(-0.62)), Math.round(columnOf(0.62))] as const;
/** Every other row between the brows and the chin. */
const ROWS = Array.from({ length: Math.ceil((BOTTOM - TOP) / 2) }, (_, at) => TOP + 2 * at);

/**
 * True if a streak of light runs over a face from the brows to the chin, as a lamp leaves it on bent shiny paper. It stays with the lamp
 * while the face moves, so it looks like relief. A nose or a forehead shines over a part of that height only.
 */
export function hasStreak(patch: Float32Array): boolean {
  for (const lean of LEANS) for (let column = LEFT; column <= RIGHT; column++) if (isStreak(patch, column, lean)) return true;
  return false;
}

/** `column`: where the streak crosses the middle of the height. */
function isStreak(patch: Float32Array, column: number, lean: number): boolean {
  let gaps = 0;
  for (const row of ROWS) {
    const x = Math.round(column + lean * (row - (TOP + BOTTOM) / 2));
    if (excessAt(patch, row * PATCH_WIDTH + x) < MIN_EXCESS && ++gaps > MAX_GAPS * ROWS.length) return false;
  }
  return true;
}

/** Returns how much brighter a pixel is than the brighter one of its sides. */
function excessAt(patch: Float32Array, pixel: number): number {
  const mean = (at: number) => (patch[at - 1]! + patch[at]! + patch[at + 1]!) / 3;
  return mean(pixel) - Math.max(mean(pixel - SKIN_DISTANCE), mean(pixel + SKIN_DISTANCE));
}
