import { medianOf } from './median.ts';
import { JUDGING_SLACK, type Move, START } from './moves.ts';

/** Numbers of two frames, of which the one looks ahead and the other is turned, and the side of the turn in the picture. */
export interface FramePair {
  readonly ahead: number;
  readonly aside: number;
  readonly side: 1 | -1;
}

/** Two frames between which a relief was seen. */
export interface PairRelief {
  readonly ahead: number;
  readonly aside: number;
  /** The share of the average face's relief, times the sine of the turn. */
  readonly relief: number;
}

/** Maximum number of pairs of a film: a challenge has six, and each takes a processor about a tenth of a second. */
const MAX_PAIRS = 12;
/** Minimum number of pairs that show whether a face has relief. */
const MIN_PAIRS = 2;
/** Smallest median of relief of a head. In simulation 97 % of heads without glasses reach it, and no print that is whole and matte. */
const MIN_RELIEF = 0.08;

/** Returns the pairs of frames (the start first) between which a head turned far enough to show its relief. */
export function pairsOf(frames: readonly { readonly turn: number }[]): readonly FramePair[] {
  const start = frames[0]?.turn ?? 0;
  const pairs = frames.flatMap((ahead, from) =>
    frames.flatMap((aside, to): FramePair[] => {
      const degrees = aside.turn - ahead.turn;
      const isAhead = Math.abs(ahead.turn - start) <= JUDGING_SLACK.ahead;
      const isTurned = Math.abs(aside.turn - start) >= JUDGING_SLACK.minTurn && Math.abs(degrees) >= JUDGING_SLACK.minTurn;
      return isAhead && isTurned ? [{ ahead: from, aside: to, side: degrees > 0 ? 1 : -1 }] : [];
    }),
  );
  return pairs.slice(0, MAX_PAIRS);
}

/** Returns the median of the pairs whose moves are one ahead and one turned; null if they are too few. */
export function reliefOf(moves: readonly Move[], pairs: readonly PairRelief[]): number | null {
  const turnOf = (frame: number) => [START, ...moves][frame]?.turn;
  return medianRelief(pairs.filter(({ ahead, aside }) => turnOf(ahead) === null && turnOf(aside)));
}

/** Returns the median of the pairs; null if they are too few. */
export function medianRelief(pairs: readonly PairRelief[]): number | null {
  return pairs.length < MIN_PAIRS ? null : medianOf(pairs.map(({ relief }) => relief));
}

/** True if a film shows the relief of a head. False also where nothing was seen: nobody knows then. */
export const hasRelief = (relief: number | null): boolean => relief !== null && relief >= MIN_RELIEF;
