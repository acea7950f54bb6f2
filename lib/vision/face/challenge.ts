import { type Move, type MoveSide, SIDES } from './moves.ts';

/** Ways of a challenge: turns of the head, or places for people who cannot turn it. */
export const WAYS = ['turns', 'places'] as const;
export type Way = (typeof WAYS)[number];

/** Moves of a challenge after the start. */
export const MOVES = 4;

const turns: readonly Move[] = (['left', 'right'] as const).map((turn) => ({ turn, near: false, side: 'centre' }));
const makeMoves = (near: boolean, sides: readonly MoveSide[]): readonly Move[] => sides.map((side) => ({ turn: null, near, side }));
const near = makeMoves(true, SIDES);
/** Without the middle, where the face starts. */
const far = makeMoves(
  false,
  SIDES.filter((side) => side !== 'centre'),
);

/** Kinds of moves by way. No kind follows itself, so every frame differs from the one before. */
const KINDS: Readonly<Record<Way, readonly (readonly Move[])[]>> = {
  turns: [...turns.map((turn) => [turn]), near],
  places: [near, far],
};

/** Challenges by way; each brings the face closer at least once. */
const ALL: Readonly<Record<Way, readonly (readonly Move[])[]>> = { turns: allOf('turns'), places: allOf('places') };

/** Number of challenges: the odds of passing with a replayed video. */
export const COUNTS: Readonly<Record<Way, number>> = { turns: ALL.turns.length, places: ALL.places.length };

/** Returns the challenge of a nonce (at least four random bytes), each equally likely. */
export function challengeOf(way: Way, nonce: Uint8Array): readonly Move[] {
  const number = new DataView(nonce.buffer, nonce.byteOffset).getUint32(0);
  return ALL[way][number % COUNTS[way]]!;
}

function allOf(way: Way): readonly (readonly Move[])[] {
  const kinds = KINDS[way];
  const grow = (moves: readonly Move[], last: number): readonly (readonly Move[])[] =>
    moves.length === MOVES ? [moves] : kinds.flatMap((kind, at) => (at === last ? [] : kind.flatMap((move) => grow([...moves, move], at))));
  return grow([], -1).filter((moves) => moves.some((move) => move.near));
}
