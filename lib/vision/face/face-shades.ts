import type { Gray } from '../gray.ts';
import type { Landmark } from './face-patch.ts';

/** Indices in iBUG's 68 points of a face: from the first point of each eye to behind its last. */
const RIGHT_EYE = [36, 42] as const;
const LEFT_EYE = [42, 48] as const;

/** Cells per side of the patch, and the patch's side in distances of the eyes: from the brows to the chin. */
const SIDE = 32;
const EYE_DISTANCES = 2;
/** Position of the middle between the eyes, in distances of the eyes from the patch's upper edge. */
const ABOVE_EYES = 0.45;
/** Samples per side of a cell. */
const SAMPLES = 3;
/** Radius, in cells, of the surroundings of a cell whose mean is its local light. */
const LIGHT_RADIUS = 3;
/**
 * Minimum likeness of two pictures of one photo. Measured: a photo beside itself on a card, smaller, darker, turned, noisy or photographed
 * from a card 0.85 to 0.99, mirrored and smaller 0.87 to 0.90; two photos of one person 0.25 to 0.30 (two pairs only); two people at most
 * 0.53.
 */
const SAME_PICTURE = 0.85;
/** Maximum shift between two patches, in cells: landmarks of two pictures differ a little. */
const MAX_SHIFT = 2;

/**
 * Returns the shades of a face, set straight by its eyes and without its light: `SIDE` rows of `SIDE` cells, from the face's 68 points in
 * the picture's pixels. Two pictures of one photo have nearly the same shades; two photos of one person have not.
 */
export function shadesOf(picture: Gray, points: readonly Landmark[]): Float32Array {
  const [right, left] = [middleOf(points, RIGHT_EYE), middleOf(points, LEFT_EYE)];
  const [across, down] = [left[0] - right[0], left[1] - right[1]];
  const [centreX, centreY] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const cells = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const u = ((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / SIDE - 0.5) * EYE_DISTANCES;
        const v = ((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SIDE) * EYE_DISTANCES - ABOVE_EYES;
        sum += at(picture, centreX + u * across - v * down, centreY + u * down + v * across);
      }
      cells[row * SIDE + column] = sum / (SAMPLES * SAMPLES);
    }
  }
  return withoutLight(cells);
}

/** Returns whether the shades of two faces are so alike that they come from one photo, as it was or mirrored. */
export const isSamePicture = (one: Float32Array, other: Float32Array): boolean =>
  likenessOfShades(one, other) >= SAME_PICTURE || likenessOfShades(one, mirrorOf(other)) >= SAME_PICTURE;

/** Returns the shades of the mirrored face. */
const mirrorOf = (shades: Float32Array): Float32Array =>
  shades.map((_, place) => shades[place - (place % SIDE) + SIDE - 1 - (place % SIDE)]!);

/** Returns how alike the shades of two faces are: 1 for the same picture. */
function likenessOfShades(one: Float32Array, other: Float32Array): number {
  let best = -1;
  for (let down = -MAX_SHIFT; down <= MAX_SHIFT; down++)
    for (let across = -MAX_SHIFT; across <= MAX_SHIFT; across++) best = Math.max(best, correlation(one, other, across, down));
  return best;
}

function correlation(one: Float32Array, other: Float32Array, across: number, down: number): number {
  let [product, ones, others] = [0, 0, 0];
  for (let row = MAX_SHIFT; row < SIDE - MAX_SHIFT; row++) {
    for (let column = MAX_SHIFT; column < SIDE - MAX_SHIFT; column++) {
      const [a, b] = [one[row * SIDE + column]!, other[(row + down) * SIDE + column + across]!];
      product += a * b;
      ones += a * a;
      others += b * b;
    }
  }
  return product / Math.sqrt(ones * others || 1);
}

function middleOf(points: readonly Landmark[], [from, to]: readonly [number, number]): Landmark {
  const eye = points.slice(from, to);
  return [eye.reduce((sum, [x]) => sum + x, 0) / eye.length, eye.reduce((sum, [, y]) => sum + y, 0) / eye.length];
}

/** Returns the nearest pixel's grey value; at the edge the picture is continued. */
function at({ data, width, height }: Gray, x: number, y: number): number {
  const [column, row] = [Math.min(width - 1, Math.max(0, Math.round(x))), Math.min(height - 1, Math.max(0, Math.round(y)))];
  return data[row * width + column]!;
}

/** Subtracts from each cell the mean around it. */
function withoutLight(cells: Float32Array): Float32Array {
  return cells.map((value, place) => {
    const [row, column] = [Math.floor(place / SIDE), place % SIDE];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - LIGHT_RADIUS); y <= Math.min(SIDE - 1, row + LIGHT_RADIUS); y++) {
      for (let x = Math.max(0, column - LIGHT_RADIUS); x <= Math.min(SIDE - 1, column + LIGHT_RADIUS); x++) {
        sum += cells[y * SIDE + x]!;
        count++;
      }
    }
    return value - sum / count;
  });
}
