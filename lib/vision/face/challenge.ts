import { type Move, type MoveSide, SIDES } from './moves.ts';

/** Kinds of a liveness challenge: turns of the head, or places of the face for people who cannot turn their head. */
export const WAYS = ['turns', 'places'] as const;
export type Way = (typeof WAYS)[number];

/** Number of moves in a challenge, without the start. */
export const MOVES = 4;

const turns: readonly Move[] = (['left', 'right'] as const).map((turn) => ({ turn, near: false, side: 'centre' }));
const makeMoves = (near: boolean, sides: readonly MoveSide[]): readonly Move[] => sides.map((side) => ({ turn: null, near, side }));
const near = makeMoves(true, SIDES);
/** The sides without the middle, where the face starts. */
const outerSides = SIDES.filter((side) => side !== 'centre');
/** Moves to a side, at the starting distance. */
const far = makeMoves(false, outerSides);

/** Groups of moves for each kind of challenge. Two moves in a row are of different groups, so that each frame differs from the last. */
const KINDS: Readonly<Record<Way, readonly (readonly Move[])[]>> = {
  turns: [...turns.map((turn) => [turn]), near],
  places: [near, far],
};

/** All challenges of each kind: each brings the face closer at least once, and one with turns turns to both sides, which shows its relief. */
const CHALLENGES: Readonly<Record<Way, readonly (readonly Move[])[]>> = { turns: allOf('turns'), places: allOf('places') };

/** Number of challenges of each kind: a replayed video passes once in this many attempts. */
export const COUNTS: Readonly<Record<Way, number>> = { turns: CHALLENGES.turns.length, places: CHALLENGES.places.length };

/** Returns the challenge that a nonce (at least four random bytes) selects; all are equally likely. */
export function challengeOf(way: Way, nonce: Uint8Array): readonly Move[] {
  const number = new DataView(nonce.buffer, nonce.byteOffset).getUint32(0);
  return CHALLENGES[way][number % COUNTS[way]]!;
}

function allOf(way: Way): readonly (readonly Move[])[] {
  const kinds = KINDS[way];
  const grow = (moves: readonly Move[], last: number): readonly (readonly Move[])[] =>
    moves.length === MOVES ? [moves] : kinds.flatMap((kind, at) => (at === last ? [] : kind.flatMap((move) => grow([...moves, move], at))));
  const isWhole = (moves: readonly Move[]) =>
    moves.some((move) => move.near) && (way === 'places' || turns.every(({ turn }) => moves.some((move) => move.turn === turn)));
  return grow([], -1).filter(isWhole);
}
