/** A move that the person makes in front of the camera. Left and right are the person's, as in a mirror. */
export interface Move {
  /** Direction of the head; null for a frontal face. */
  readonly turn: 'left' | 'right' | null;
  /** True: the face must be closer than at the start. */
  readonly near: boolean;
  readonly side: MoveSide;
}

export const SIDES = ['centre', 'left', 'right', 'up', 'down'] as const;
export type MoveSide = (typeof SIDES)[number];

/** Pose and position of a face in a frame, with the same unit of length in all frames. Not mirrored. */
export interface Stance {
  /** Approximate degrees, positive to the picture's right, the person's left. */
  readonly turn: number;
  /** Height from the hairline to the chin. */
  readonly height: number;
  /** Position of the middle of the face. */
  readonly x: number;
  readonly y: number;
}

/** The first pose: a frontal face in the middle, with which the other frames are compared. */
export const START: Move = { turn: null, near: false, side: 'centre' };

/** Offset of a face at a side, as a share of its height at the start. */
export const SHIFT = 0.33;
/** Growth of the face's height that a move closer asks for, as a factor. */
export const NEARER_FACTOR = 1.45;

/** Limits within which a frame shows its move. Growth: the face's height, divided by its height at the start. */
export interface Slack {
  /** Smallest turn in degrees of a turned face (`minTurn`), and largest of a frontal face (`ahead`). */
  readonly minTurn: number;
  readonly ahead: number;
  /** Smallest growth of a face that must come closer (`nearer`), and largest growth of other faces (`same`). */
  readonly nearer: number;
  readonly same: number;
  /** Largest offset from the wanted position, which also has to be the nearest of all, as a share of the height at the start. */
  readonly off: number;
}

/** Limits for capturing a frame on the device and for judging it on the server, which tolerates more: the two use different landmarks. */
export const CAPTURE_SLACK: Slack = { minTurn: 22, ahead: 10, nearer: 1.34, same: 1.12, off: 0.11 };
export const JUDGING_SLACK: Slack = { minTurn: 11, ahead: 16, nearer: 1.2, same: 1.2, off: 0.25 };
/** Degrees beyond which a turned face cannot be recognised. */
export const TURNED_AWAY = 42;

/** True if the face has done the move, compared with the start. The position of a turned head is ignored. */
export function shows({ turn, near, side }: Move, now: Stance, start: Stance, slack: Slack): boolean {
  const degrees = now.turn - start.turn;
  const growth = now.height / start.height;
  if (turn) return (turn === 'left' ? degrees : -degrees) >= slack.minTurn && growth <= slack.nearer;
  const offOf = (other: MoveSide) => Math.hypot(...offsetTo(other, now, start));
  const off = offOf(side);
  // No place is near two sides, however wide the limit is: who went too far out does not do another move.
  const isThere = off <= slack.off && SIDES.every((other) => other === side || offOf(other) > off);
  const isDistanceRight = near ? growth >= slack.nearer : growth <= slack.same;
  return Math.abs(degrees) <= slack.ahead && isDistanceRight && isThere;
}

/** Returns how far a face still is from a side, to the right and down, in face heights at the start. */
function offsetTo(side: MoveSide, now: Stance, start: Stance): readonly [right: number, down: number] {
  const [right, down] = placeOf(side);
  return [right - (now.x - start.x) / start.height, down - (now.y - start.y) / start.height];
}

/** Returns the offset of a side to the right and down, in face heights at the start. */
function placeOf(side: MoveSide): readonly [right: number, down: number] {
  if (side === 'left' || side === 'right') return [side === 'left' ? SHIFT : -SHIFT, 0];
  return [0, side === 'centre' ? 0 : side === 'up' ? -SHIFT : SHIFT];
}

/** Returns the direction in which the face must still move, along the larger offset; left and right are the person's. */
export function wayTo({ side }: Move, now: Stance, start: Stance): Exclude<MoveSide, 'centre'> {
  return wayOf(...offsetTo(side, now, start));
}

/** Converts an offset in the unmirrored video to the person's direction. */
export function wayOf(right: number, down: number): Exclude<MoveSide, 'centre'> {
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'left' : 'right';
  return down > 0 ? 'down' : 'up';
}
