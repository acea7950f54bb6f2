import { JUDGING_SLACK, type Move, START, type Stance, shows } from './moves.ts';

export interface KeyFrame extends Stance {
  /** Eye distance divided by jaw width. The ratio grows when a real head comes closer. */
  readonly spread: number;
  readonly likeness: 'match' | 'unsure' | 'mismatch';
}

/** Checks that a challenge passed. `depth`: the face is not a flat picture. */
export type Signal = 'one_face' | 'order' | 'depth';

/** Smallest growth of `spread` from far to near that proves depth: 1.4 to 3.0 % for rendered heads, -1.3 to 0.5 % for pictures of them. */
const PARALLAX = 0.009;
/** Smallest turn that proves depth, in degrees: in a flat picture the nose stays in the middle. */
const MIN_TURN_DEGREES = 11;

/** Returns the checks that the frames (the start, then one per move) passed. The comparison of a turned face may be `unsure`. */
export function judgeMoves(moves: readonly Move[], frames: readonly KeyFrame[]): readonly Signal[] {
  const [start] = frames;
  if (!start || frames.length !== moves.length + 1) return [];
  // One move per frame.
  const all = [START, ...moves];
  const isOne = frames.every(({ likeness }, at) => likeness === 'match' || (likeness === 'unsure' && all[at]!.turn !== null));
  const inOrder =
    Math.abs(start.turn) <= JUDGING_SLACK.ahead && moves.every((move, at) => shows(move, frames[at + 1]!, start, JUDGING_SLACK));
  return [
    ...(isOne ? (['one_face'] as const) : []),
    ...(inOrder ? (['order'] as const) : []),
    ...(hasDepth(all, frames) ? (['depth'] as const) : []),
  ];
}

/** Returns true if the frames prove depth: by turns, or, in a challenge without turns, by the face that came closer. */
function hasDepth(moves: readonly Move[], frames: readonly KeyFrame[]): boolean {
  const framesWith = (predicate: (move: Move) => boolean) => frames.filter((_, at) => predicate(moves[at]!));
  const turnFrames = framesWith(({ turn }) => turn !== null);
  const ahead = framesWith(({ turn }) => turn === null);
  if (turnFrames.length > 0)
    return turnFrames.every(({ turn }) => Math.abs(turn - mean(ahead.map((frame) => frame.turn))) >= MIN_TURN_DEGREES);
  const spread = (near: boolean) => mean(framesWith((move) => move.near === near).map((frame) => frame.spread));
  return spread(true) / spread(false) - 1 >= PARALLAX;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
