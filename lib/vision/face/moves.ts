/** A move before the camera. Left and right are the person's, as in a mirror. */
export interface Move {
  /** Direction of the head; null for a frontal face. */
  readonly turn: 'left' | 'right' | null;
  /** Closer than at the start. */
  readonly near: boolean;
  readonly side: MoveSide;
}

export const SIDES = ['centre', 'left', 'right', 'up', 'down'] as const;
export type MoveSide = (typeof SIDES)[number];

/** Pose and place of a face in a frame, in one unit for all frames. Not mirrored. */
export interface Stance {
  /** Approximate degrees, positive to the picture's right, the person's left. */
  readonly turn: number;
  /** From the hairline to the chin. */
  readonly height: number;
  /** The middle of the face. */
  readonly x: number;
  readonly y: number;
}

/** Frontal face in the middle, the reference of other frames. */
export const START: Move = { turn: null, near: false, side: 'centre' };

/** Offset to a side, as a share of the starting height. */
export const SHIFT = 0.33;
/** Growth of a face that came closer. */
export const NEARER = 1.45;

/** Tolerances between a frame and its move. */
export interface Slack {
  /** Least degrees of a turn, most of a frontal face. */
  readonly leastTurn: number;
  readonly ahead: number;
  /** Least growth of a near face, most of others. */
  readonly nearer: number;
  readonly same: number;
  /** Greatest offset, as a share of the starting height. */
  readonly off: number;
}

/** Tolerances for taking and for judging a frame; judging is looser, because both measure differently. */
export const CAPTURE_SLACK: Slack = { leastTurn: 22, ahead: 10, nearer: 1.34, same: 1.12, off: 0.11 };
export const JUDGING_SLACK: Slack = { leastTurn: 11, ahead: 16, nearer: 1.2, same: 1.2, off: 0.16 };
/** Degrees beyond which a turned face cannot be recognised. */
export const TURNED_AWAY = 42;

/** Tells whether a face is as the move wants, relative to the start. A turned head's place is ignored. */
export function shows({ turn, near, side }: Move, now: Stance, start: Stance, slack: Slack): boolean {
  const degrees = now.turn - start.turn;
  const growth = now.height / start.height;
  if (turn) return (turn === 'left' ? degrees : -degrees) >= slack.leastTurn && growth <= slack.nearer;
  const [right, down] = placeOf(side);
  const off = Math.hypot((now.x - start.x) / start.height - right, (now.y - start.y) / start.height - down);
  const isDistant = near ? growth >= slack.nearer : growth <= slack.same;
  return Math.abs(degrees) <= slack.ahead && isDistant && off <= slack.off;
}

/** Returns a side's offset to the right and down, in starting heights. */
function placeOf(side: MoveSide): readonly [right: number, down: number] {
  if (side === 'left' || side === 'right') return [side === 'left' ? SHIFT : -SHIFT, 0];
  return [0, side === 'centre' ? 0 : side === 'up' ? -SHIFT : SHIFT];
}

/** Returns the direction towards the move's place, the larger offset first; left and right are the person's. */
export function wayTo({ side }: Move, now: Stance, start: Stance): Exclude<MoveSide, 'centre'> {
  const [right, down] = placeOf(side);
  return wayOf(right - (now.x - start.x) / start.height, down - (now.y - start.y) / start.height);
}

/** Names a direction in the unmirrored video. */
export function wayOf(right: number, down: number): Exclude<MoveSide, 'centre'> {
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'left' : 'right';
  return down > 0 ? 'down' : 'up';
}
