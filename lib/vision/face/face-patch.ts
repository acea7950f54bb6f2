import type { Gray } from '../gray.ts';

/** A point in pixels. */
export type Landmark = readonly [x: number, y: number];

/** Indices in iBUG's 68 points of a face: outer corners of the eyes, inner upper lip. */
const [RIGHT_EYE, LEFT_EYE, LIPS] = [36, 45, 62] as const;

/** A face's own axes: x along the line of the eyes, y down, the origin in the middle of the eyes. `unit`: pixels of one length. */
export interface FaceAxes {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly unit: number;
}

/** Returns the axes of a frontal face, where 1 is the distance between the outer corners of its eyes. */
export function axesOf(points: readonly Landmark[]): FaceAxes {
  const [right, left] = [points[RIGHT_EYE]!, points[LEFT_EYE]!];
  const unit = Math.hypot(left[0] - right[0], left[1] - right[1]) || 1;
  const [cos, sin] = [(left[0] - right[0]) / unit, (left[1] - right[1]) / unit];
  return { x: (left[0] + right[0]) / 2, y: (left[1] + right[1]) / 2, cos, sin, unit };
}

/** Returns the distance from the eyes to the lips, as a share of that between the outer corners of the eyes. */
export const lipsBelowEyes = (points: readonly Landmark[]): number => inAxes(axesOf(points), points[LIPS]!)[1];

/**
 * Returns the axes of a turned face: the eyes draw nearer while a head turns, but its height tells how large it is. `lips`: `lipsBelowEyes`
 * of the same face while it looks ahead.
 */
export function turnedAxesOf(points: readonly Landmark[], lips: number): FaceAxes {
  const axes = axesOf(points);
  return { ...axes, unit: (axes.unit * lipsBelowEyes(points)) / (lips || 1) };
}

export function inAxes({ x, y, cos, sin, unit }: FaceAxes, [px, py]: Landmark): Landmark {
  const [dx, dy] = [px - x, py - y];
  return [(cos * dx + sin * dy) / unit, (cos * dy - sin * dx) / unit];
}

/** The patch, an upright picture around the face, in pixels: its size, and pixels of one length of the face's axes. */
export const [PATCH_WIDTH, PATCH_HEIGHT, PATCH_UNIT] = [128, 132, 64] as const;
/** The upper left corner of the patch in the face's axes. */
const [LEFT, TOP] = [-1, -0.62];

/** Returns the place of a pixel of the patch in the face's axes. */
export const placeOf = (pixel: number): Landmark => [
  LEFT + (pixel % PATCH_WIDTH) / PATCH_UNIT,
  TOP + Math.floor(pixel / PATCH_WIDTH) / PATCH_UNIT,
];
export const columnOf = (x: number): number => (x - LEFT) * PATCH_UNIT;
export const rowOf = (y: number): number => (y - TOP) * PATCH_UNIT;

/** The part of the patch that is compared: from the brows to the chin, between the temples. */
export const isCompared = (x: number, y: number): boolean => Math.abs(x) < 0.6 && y > -0.24 && y < 1;

/** Blurs of the levels, from coarse to fine, in pixels of the patch. */
const LEVELS = [4, 2.2, 1.2] as const;
/** Blurs within which the mean and the deviation of brightness are taken out, since light changes both. */
const [MEAN, DEVIATION] = [9, 12] as const;
/** Added to the squared deviation, so that the noise of a smooth cheek is not enlarged. */
const FLOOR = 6;

/** Returns the patch of a face, in levels of grey. */
export function patchOf(gray: Gray, { x, y, cos, sin, unit }: FaceAxes): Float32Array {
  const patch = new Float32Array(PATCH_WIDTH * PATCH_HEIGHT);
  for (let pixel = 0; pixel < patch.length; pixel++) {
    const [across, down] = placeOf(pixel);
    const [u, v] = [across * unit, down * unit];
    patch[pixel] = valueAt(gray, x + cos * u - sin * v, y + sin * u + cos * v);
  }
  return patch;
}

/** Returns a patch from coarse to fine, without what light does. */
export function levelsOf(patch: Float32Array): Float32Array[] {
  const mean = blur(patch, MEAN);
  return LEVELS.map((sigma) => {
    const rest = blur(patch, sigma).map((value, at) => value - mean[at]!);
    const energy = blur(
      rest.map((value) => value * value),
      DEVIATION,
    );
    return rest.map((value, at) => value / Math.sqrt(energy[at]! + FLOOR));
  });
}

interface Raster {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** Returns the value between four pixels; outside of the picture that of its edge. */
export function valueAt({ data, width, height }: Raster, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1.001, x));
  const cy = Math.max(0, Math.min(height - 1.001, y));
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [right, bottom] = [cx - left, cy - top];
  const at = top * width + left;
  const upper = data[at]! * (1 - right) + data[at + 1]! * right;
  return upper * (1 - bottom) + (data[at + width]! * (1 - right) + data[at + width + 1]! * right) * bottom;
}

/** Blurs a patch nearly as a bell of this deviation does: by three boxes in a row. */
function blur(patch: Float32Array, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5));
  let blur = patch;
  for (let pass = 0; pass < 3; pass++) {
    blur = boxBlur(blur, radius, { length: PATCH_WIDTH, step: 1, lines: PATCH_HEIGHT, jump: PATCH_WIDTH });
    blur = boxBlur(blur, radius, { length: PATCH_HEIGHT, step: PATCH_WIDTH, lines: PATCH_WIDTH, jump: 1 });
  }
  return blur;
}

interface Lines {
  length: number;
  /** Distance of two pixels of a line, and of the beginnings of two lines. */
  step: number;
  lines: number;
  jump: number;
}

function boxBlur(source: Float32Array, radius: number, { length, step, lines, jump }: Lines): Float32Array {
  const means = new Float32Array(source.length);
  for (let line = 0; line < lines; line++) {
    const value = (at: number) => source[line * jump + Math.max(0, Math.min(length - 1, at)) * step]!;
    let sum = 0;
    for (let at = -radius; at <= radius; at++) sum += value(at);
    for (let at = 0; at < length; at++) {
      means[line * jump + at * step] = sum / (2 * radius + 1);
      sum += value(at + radius + 1) - value(at - radius);
    }
  }
  return means;
}
