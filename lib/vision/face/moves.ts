/** One thing that a person does before the camera. Left and right are theirs, as a mirror shows them. */
export interface Move {
  /** Where they turn the head; null for a face that looks into the camera. */
  readonly turn: 'left' | 'right' | null;
  /** The face comes closer than it was at the beginning. */
  readonly near: boolean;
  /** Where the face goes, from the middle. */
  readonly side: MoveSide;
}

export const SIDES = ['centre', 'left', 'right', 'up', 'down'] as const;
export type MoveSide = (typeof SIDES)[number];

/** How a face stands in a frame, in one unit of length for all frames of a film. The film is not mirrored. */
export interface Stance {
  /** Degrees, about: positive to the picture's right, which is the person's left. */
  readonly turn: number;
  /** From the hairline to the chin. */
  readonly height: number;
  /** The middle of the face. */
  readonly x: number;
  readonly y: number;
}

/** The face looks ahead in the middle: what every other frame is compared with. */
export const START: Move = { turn: null, near: false, side: 'centre' };

/** How far the face goes to a side, as a share of its height at the beginning. */
export const SHIFT = 0.33;
/** How much larger than at the beginning a face is that came closer. */
export const NEARER = 1.45;

/** What a frame may differ from the move that it shows. */
export interface Slack {
  /** The least degrees of a turn, and the most of a face that looks ahead. */
  readonly leastTurn: number;
  readonly ahead: number;
  /** The least growth of a face that came closer, and the most of one that did not. */
  readonly nearer: number;
  readonly same: number;
  /** How far from its place the face may be, as a share of its height at the beginning. */
  readonly off: number;
}

/** A frame is taken by the first, and judged by the second: whoever did as they were told has room for what the two see differently. */
export const CAPTURE_SLACK: Slack = { leastTurn: 22, ahead: 10, nearer: 1.34, same: 1.12, off: 0.11 };
export const JUDGING_SLACK: Slack = { leastTurn: 11, ahead: 16, nearer: 1.2, same: 1.2, off: 0.16 };
/** Of a head that turns farther, too little of the face is seen to tell whose it is. */
export const TURNED_AWAY = 42;

/** Whether a face stands as the move wants it, beside how it stood at the beginning. Of a head that turns its place says nothing. */
export function shows({ turn, near, side }: Move, now: Stance, start: Stance, slack: Slack): boolean {
  const degrees = now.turn - start.turn;
  const growth = now.height / start.height;
  if (turn) return (turn === 'left' ? degrees : -degrees) >= slack.leastTurn && growth <= slack.nearer;
  const [right, down] = placeOf(side);
  const off = Math.hypot((now.x - start.x) / start.height - right, (now.y - start.y) / start.height - down);
  const isDistant = near ? growth >= slack.nearer : growth <= slack.same;
  return Math.abs(degrees) <= slack.ahead && isDistant && off <= slack.off;
}

/** How far to the picture's right and down a side lies, in heights of the face at the beginning. */
function placeOf(side: MoveSide): readonly [right: number, down: number] {
  if (side === 'left' || side === 'right') return [side === 'left' ? SHIFT : -SHIFT, 0];
  return [0, side === 'centre' ? 0 : side === 'up' ? -SHIFT : SHIFT];
}

/** Where the face has to go for the move, the larger way first; left and right are the person's. */
export function wayTo({ side }: Move, now: Stance, start: Stance): Exclude<MoveSide, 'centre'> {
  const [right, down] = placeOf(side);
  return wayOf(right - (now.x - start.x) / start.height, down - (now.y - start.y) / start.height);
}

/** The word for a way in the film, which is not mirrored. */
export function wayOf(right: number, down: number): Exclude<MoveSide, 'centre'> {
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? 'left' : 'right';
  return down > 0 ? 'down' : 'up';
}
