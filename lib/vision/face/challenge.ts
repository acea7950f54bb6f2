import { type Move, type MoveSide, SIDES } from './moves.ts';

/** How a challenge is made: of turns of the head, or for whom that is hard, of places alone. */
export const WAYS = ['turns', 'places'] as const;
export type Way = (typeof WAYS)[number];

/** Moves of a challenge, after the beginning. */
export const MOVES = 4;

const turns: readonly Move[] = (['left', 'right'] as const).map((turn) => ({ turn, near: false, side: 'centre' }));
const makeMoves = (near: boolean, sides: readonly MoveSide[]): readonly Move[] => sides.map((side) => ({ turn: null, near, side }));
const near = makeMoves(true, SIDES);
/** The middle is where it begins: nobody would have to move. */
const far = makeMoves(
  false,
  SIDES.filter((side) => side !== 'centre'),
);

/** The kinds that a way is made of. Two of one kind never follow each other, so that each frame differs from the one before. */
const KINDS: Readonly<Record<Way, readonly (readonly Move[])[]>> = {
  turns: [...turns.map((turn) => [turn]), near],
  places: [near, far],
};

/** All challenges of a way: each brings the face closer at least once. */
const ALL: Readonly<Record<Way, readonly (readonly Move[])[]>> = { turns: allOf('turns'), places: allOf('places') };

/** How many there are: whoever replays a film of another one passes once in so many. */
export const COUNTS: Readonly<Record<Way, number>> = { turns: ALL.turns.length, places: ALL.places.length };

/** The challenge of a nonce: at least four random bytes. Each challenge is as likely as any other. */
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
