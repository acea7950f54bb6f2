import type { Face } from './face.ts';
import type { Landmark } from './face-patch.ts';
import { JUDGING_SLACK, type Stance } from './moves.ts';

/** Indices in iBUG's 68 points of a face: jaw ends, chin, root and tip of the nose, outer eye corners. */
const [RIGHT_JAW, CHIN, LEFT_JAW, ROOT, TIP, RIGHT_EYE, LEFT_EYE] = [0, 8, 16, 27, 30, 36, 45] as const;
/** Height of the nose's root above the chin, as a share of the face. */
const ROOT_HEIGHT = 0.62;
/** Turn in degrees at which the nose reaches the end of the jaw; extrapolated from turns of 10 to 30 degrees. */
const TO_THE_SIDE = 55;

/** Computes the stance from iBUG's 68 points, and `spread`: the eye distance divided by the jaw width. */
function stanceOfPoints(points: readonly Landmark[]): Stance & { spread: number } {
  const at = (place: number): Landmark => points[place] ?? [0, 0];
  const [across, down] = [at(LEFT_EYE)[0] - at(RIGHT_EYE)[0], at(LEFT_EYE)[1] - at(RIGHT_EYE)[1]];
  const eyes = Math.hypot(across, down) || 1;
  // Projects onto the line of the eyes, so that a tilted head does not count as turned.
  const along = (place: number) => (at(place)[0] * across + at(place)[1] * down) / eyes;
  const jaw = along(LEFT_JAW) - along(RIGHT_JAW) || 1;
  const [root, chin] = [at(ROOT), at(CHIN)];
  const upward = 0.5 / ROOT_HEIGHT;
  return {
    turn: ((2 * along(TIP) - along(RIGHT_JAW) - along(LEFT_JAW)) / jaw) * TO_THE_SIDE,
    height: Math.hypot(root[0] - chin[0], root[1] - chin[1]) / ROOT_HEIGHT,
    x: chin[0] + (root[0] - chin[0]) * upward,
    y: chin[1] + (root[1] - chin[1]) * upward,
    spread: eyes / jaw,
  };
}

/** Returns the points within the face: those of the jaw slip to the neck, or to what is behind, mostly while a head is turned. */
const withinFace = (points: readonly Landmark[]): readonly Landmark[] => points.slice(17);

/**
 * Computes the stance of the face in each frame of a film from iBUG's 68 points. The other heights are the first frame's times the growth
 * since, by all points within the face, and the other places are moved from its place by all points: a single one, such as the chin, is
 * out too often.
 */
export function stancesOfFilm(frames: readonly (readonly Landmark[])[]): ReturnType<typeof stanceOfPoints>[] {
  const [first = []] = frames;
  const start = stanceOfPoints(first);
  return frames.map((points) => {
    const stance = stanceOfPoints(points);
    if (Math.abs(stance.turn - start.turn) > JUDGING_SLACK.ahead) return { ...stance, height: start.height * uprightGrowth(first, points) };
    const { growth } = similarityOf(withinFace(first), withinFace(points));
    const [x, y] = similarityOf(first, points).place([start.x, start.y]);
    return { ...stance, height: start.height * growth, x, y };
  });
}

/** Returns the similarity (growth, turn in the picture, shift) from the points of one frame to those of another, by least squares. */
function similarityOf(from: readonly Landmark[], to: readonly Landmark[]) {
  const [one, other] = [middleOf(from), middleOf(to)];
  let [along, across, sum] = [0, 0, 0];
  for (const [at, [x, y]] of from.entries()) {
    const [a, b] = [x - one[0], y - one[1]];
    const [c, d] = [to[at]![0] - other[0], to[at]![1] - other[1]];
    along += a * c + b * d;
    across += a * d - b * c;
    sum += a * a + b * b;
  }
  const [real, imaginary] = [along / (sum || 1), across / (sum || 1)];
  const place = ([x, y]: Landmark): Landmark => {
    const [a, b] = [x - one[0], y - one[1]];
    return [other[0] + real * a - imaginary * b, other[1] + imaginary * a + real * b];
  };
  return { growth: Math.hypot(real, imaginary), place };
}

/** Returns the growth at right angles to the line of the eyes, by least squares: a turn makes a face narrower, and no shorter. */
function uprightGrowth(from: readonly Landmark[], to: readonly Landmark[]): number {
  const [one, other] = [depthsBelow(from), depthsBelow(to)];
  const products = (values: readonly number[]) => one.reduce((sum, value, at) => sum + value * values[at]!, 0);
  return products(other) / (products(one) || 1);
}

/** Returns how far each point within the face lies below their middle, at right angles to the line of the eyes. */
function depthsBelow(points: readonly Landmark[]): number[] {
  const [right, left] = [points[RIGHT_EYE] ?? [0, 0], points[LEFT_EYE] ?? [0, 0]];
  const [across, down] = [left[0] - right[0], left[1] - right[1]];
  const eyes = Math.hypot(across, down) || 1;
  const inner = withinFace(points);
  const [x, y] = middleOf(inner);
  return inner.map(([px, py]) => ((py - y) * across - (px - x) * down) / eyes);
}

function middleOf(points: readonly Landmark[]): Landmark {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / (points.length || 1);
  return [mean(0), mean(1)];
}

/** Computes the stance of a face found in a frame of this size. */
export function stanceOfFace({ box, yaw }: Face, { width, height }: { width: number; height: number }): Stance {
  return { turn: yaw, height: box.height * height, x: (box.x + box.width / 2) * width, y: (box.y + box.height / 2) * height };
}
