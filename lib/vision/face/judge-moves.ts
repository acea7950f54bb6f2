import { JUDGING_SLACK, type Move, START, type Stance, shows } from './moves.ts';

export interface KeyFrame extends Stance {
  /** Eye distance by jaw width: grows when a head with depth comes closer. */
  readonly spread: number;
  readonly likeness: 'match' | 'unsure' | 'mismatch';
}

/** Findings of a challenge. `depth`: no flat picture. */
export type Signal = 'one_face' | 'order' | 'depth';

/** Least growth of `spread` from far to near: 1.4 to 3.0 % for rendered heads, -1.3 to 0.5 % for pictures of them. */
const PARALLAX = 0.009;
/** Degrees of a turn that proves depth: a flat picture's nose stays in the middle. */
const ACROSS = 11;

/** Judges the frames of a challenge: the start, then one for each move. A turned face may be `unsure`. */
export function judgeMoves(moves: readonly Move[], frames: readonly KeyFrame[]): readonly Signal[] {
  const [start] = frames;
  if (!start || frames.length !== moves.length + 1) return [];
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

/** Turns show depth by themselves; otherwise coming closer must. */
function hasDepth(moves: readonly Move[], frames: readonly KeyFrame[]): boolean {
  const of = (predicate: (move: Move) => boolean) => frames.filter((_, at) => predicate(moves[at]!));
  const turnFrames = of(({ turn }) => turn !== null);
  const ahead = of(({ turn }) => turn === null);
  if (turnFrames.length > 0) return turnFrames.every(({ turn }) => Math.abs(turn - mean(ahead.map((frame) => frame.turn))) >= ACROSS);
  const spread = (near: boolean) => mean(of((move) => move.near === near).map((frame) => frame.spread));
  return spread(true) / spread(false) - 1 >= PARALLAX;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
