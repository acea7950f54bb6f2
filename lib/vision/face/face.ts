/** Measurements of a face in a picture. */
export interface Face {
  /** Box from hairline to chin and ear to ear, as shares of the picture; parts may be outside the picture. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Pose of the head in degrees, 0 facing the camera. Positive: to the picture's right, upward, clockwise. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** Eye openness: height by width, about 0.3. Compare it only within one person. */
  readonly eyes: number;
}

/** A point, as shares of the picture's width and height. */
export interface FacePoint {
  readonly x: number;
  readonly y: number;
}

/** MediaPipe points of each eye: corners, then two pairs of upper and lower lid. */
const EYES = [
  [33, 133, 160, 144, 158, 153],
  [263, 362, 387, 373, 385, 380],
] as const;
const DEGREES = 180 / Math.PI;

/** Measures a face from MediaPipe's points (468 or more) and its 4 by 4 pose matrix (column-major). `aspect`: width divided by height. */
export function faceOf(points: readonly FacePoint[], matrix: ArrayLike<number>, aspect: number): Face {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const at = (row: number, column: number) => matrix[column * 4 + row] ?? 0;
  return {
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    yaw: Math.atan2(at(0, 2), at(2, 2)) * DEGREES,
    pitch: Math.asin(Math.max(-1, Math.min(1, at(1, 2)))) * DEGREES,
    roll: -Math.atan2(at(1, 0), at(1, 1)) * DEGREES,
    eyes: EYES.reduce((sum, eye) => sum + opennessOf(eye, points, aspect), 0) / EYES.length,
  };
}

function opennessOf(
  [outer, inner, upper, lower, otherUpper, otherLower]: (typeof EYES)[number],
  points: readonly FacePoint[],
  aspect: number,
) {
  const distance = (one: number, other: number) => {
    const [from, to] = [points[one]!, points[other]!];
    return Math.hypot((to.x - from.x) * aspect, to.y - from.y);
  };
  const width = distance(outer, inner);
  return width === 0 ? 0 : (distance(upper, lower) + distance(otherUpper, otherLower)) / (2 * width);
}
