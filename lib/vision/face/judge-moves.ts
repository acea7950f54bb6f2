import { JUDGING_SLACK, type Move, START, type Stance, shows } from './moves.ts';

/** What was measured of a key frame: how the face stands, and whose it is beside the selfie. */
export interface KeyFrame extends Stance {
  /** From eye to eye as a share of the width of the face at the jaw: it grows where a head with depth comes closer. */
  readonly spread: number;
  readonly likeness: 'match' | 'unsure' | 'mismatch';
}

/** What a challenge showed. `depth`: what moved is no flat picture. */
export type Signal = 'one_face' | 'order' | 'depth';

/** How much `spread` grows, at least, between frames that are far and frames that are near: 1.4 to 3.0 % where heads were drawn, -1.3 to 0.5 % where pictures of them were. */
const PARALLAX = 0.009;
/** A head that turns this far from one side to the other, in degrees: the nose of a flat picture stays in its middle. */
const ACROSS = 11;

/**
 * What the frames of a challenge show: the first of the beginning, then one for each move. A face that turns away looks less like
 * itself: there `unsure` is enough.
 */
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

/** Turns show depth by themselves. Without any, coming closer has to. */
function hasDepth(moves: readonly Move[], frames: readonly KeyFrame[]): boolean {
  const of = (predicate: (move: Move) => boolean) => frames.filter((_, at) => predicate(moves[at]!));
  const turnFrames = of(({ turn }) => turn !== null);
  const ahead = of(({ turn }) => turn === null);
  if (turnFrames.length > 0) return turnFrames.every(({ turn }) => Math.abs(turn - mean(ahead.map((frame) => frame.turn))) >= ACROSS);
  const spread = (near: boolean) => mean(of((move) => move.near === near).map((frame) => frame.spread));
  return spread(true) / spread(false) - 1 >= PARALLAX;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
