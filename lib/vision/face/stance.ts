import type { Face } from './face.ts';
import type { Stance } from './moves.ts';

/** A point in pixels. */
type Landmark = readonly [x: number, y: number];

/** Indices in iBUG's 68 points of a face: jaw ends, chin, root and tip of the nose, outer eye corners. */
const [RIGHT_JAW, CHIN, LEFT_JAW, ROOT, TIP, RIGHT_EYE, LEFT_EYE] = [0, 8, 16, 27, 30, 36, 45] as const;
/** Height of the nose's root above the chin, as a share of the face. */
const ROOT_HEIGHT = 0.62;
/** Turn in degrees at which the nose reaches the end of the jaw; extrapolated from turns of 10 to 30 degrees. */
const TO_THE_SIDE = 55;

/** Computes the stance from iBUG's 68 points, and `spread`: the eye distance divided by the jaw width. */
export function stanceOfPoints(points: readonly Landmark[]): Stance & { spread: number } {
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

/** Computes the stance of a face found in a frame of this size. */
export function stanceOfFace({ box, yaw }: Face, { width, height }: { width: number; height: number }): Stance {
  return { turn: yaw, height: box.height * height, x: (box.x + box.width / 2) * width, y: (box.y + box.height / 2) * height };
}
