import { expect, it } from 'vitest';
import { COUNTS, challengeOf, MOVES, WAYS, type Way } from './challenge.ts';
import { judgeMoves, type KeyFrame } from './judge-moves.ts';
import { CAPTURE_SLACK, type Move, NEARER_FACTOR, SHIFT, START, type Stance, shows } from './moves.ts';
import { pairsOf } from './relief-pairs.ts';

const nonce = (number: number) => {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
};
const all = (way: Way) => Array.from({ length: COUNTS[way] }, (_, number) => challengeOf(way, nonce(number)));

/** Returns the measures of a face that makes a move exactly, from its place and height in the picture before the move. */
function stance({ turn, near, side }: Move, { x, y, height }: Pick<Stance, 'x' | 'y' | 'height'>): Stance {
  const right = side === 'left' ? SHIFT : side === 'right' ? -SHIFT : 0;
  const down = side === 'down' ? SHIFT : side === 'up' ? -SHIFT : 0;
  const grown = near ? height * NEARER_FACTOR : height;
  return { turn: turn === null ? 2 : turn === 'left' ? 28 : -28, height: grown, x: x + right * height, y: y + down * height };
}
const begun = { x: 240, y: 300, height: 180 };
const film = (moves: readonly Move[], more: (move: Move) => Partial<KeyFrame> = () => ({})): KeyFrame[] =>
  [START, ...moves].map((move) => ({ ...stance(move, begun), spread: move.near ? 0.63 : 0.61, likeness: 'match', ...more(move) }));

it.each(WAYS)('%s: every challenge has four moves, none like the one before, and comes closer; none is there twice', (way) => {
  const challenges = all(way);
  expect(COUNTS[way]).toBe({ turns: 210, places: 800 }[way]);
  expect(new Set(challenges.map((moves) => JSON.stringify(moves))).size).toBe(COUNTS[way]);
  for (const moves of challenges) {
    expect(moves).toHaveLength(MOVES);
    expect(moves.some(({ near }) => near)).toBe(true);
    expect(moves.some((move, at) => at > 0 && JSON.stringify(move) === JSON.stringify(moves[at - 1]))).toBe(false);
    expect(new Set(moves.flatMap(({ turn }) => turn ?? []))).toEqual(new Set(way === 'turns' ? ['left', 'right'] : []));
    expect(pairsOf(film(moves)), 'pairs of frames that show a relief').toHaveLength(way === 'turns' ? 6 : 0);
  }
});

it.each(WAYS)('%s: whoever does as they are told passes, and is photographed; a film of another challenge never passes', (way) => {
  const challenges = all(way);
  for (const [at, moves] of challenges.entries()) {
    const frames = film(moves);
    expect(judgeMoves(moves, frames)).toEqual(['one_face', 'order', 'depth']);
    expect(moves.every((move, place) => shows(move, frames[place + 1]!, frames[0]!, CAPTURE_SLACK))).toBe(true);
    const other = challenges[(at * 7 + 1) % challenges.length]!;
    if (other !== moves) expect(judgeMoves(other, frames)).not.toContain('order');
  }
});

it('says the same wherever the camera stands and however large the film is', () => {
  const moves = challengeOf('turns', nonce(77));
  for (const [scale, x, y] of [
    [0.5, 0, 0],
    [3, 400, -60],
  ] as const) {
    const moved = film(moves).map((frame) => ({ ...frame, x: frame.x * scale + x, y: frame.y * scale + y, height: frame.height * scale }));
    expect(judgeMoves(moves, moved)).toContain('order');
  }
});

it('sees another face, a missing frame, a head that never turned, and a picture without depth', () => {
  const turns = all('turns').find((moves) => moves.filter(({ turn }) => turn !== null).length > 1)!;
  const without = (frames: KeyFrame[], at: number, likeness: KeyFrame['likeness']) =>
    judgeMoves(
      turns,
      frames.map((frame, place) => (place === at ? { ...frame, likeness } : frame)),
    ).includes('one_face');
  const turned = turns.findIndex(({ turn }) => turn !== null) + 1;
  expect(without(film(turns), 0, 'unsure')).toBe(false);
  expect(without(film(turns), turned, 'unsure')).toBe(true);
  expect(without(film(turns), turned, 'mismatch')).toBe(false);
  expect(judgeMoves(turns, film(turns).slice(0, -1))).toEqual([]);
  expect(judgeMoves(turns, [])).toEqual([]);
  expect(
    judgeMoves(
      turns,
      film(turns, () => ({ turn: 0 })),
    ),
  ).toEqual(['one_face']);
  expect(
    judgeMoves(
      all('places')[0]!,
      film(all('places')[0]!, () => ({ spread: 0.61 })),
    ),
  ).toEqual(['one_face', 'order']);
});

it('begins with a face that looks ahead: one that is turned all along shows no order', () => {
  const moves = challengeOf('turns', nonce(77));
  const turned = film(moves, (move) => ({ turn: stance(move, begun).turn + 20 }));
  expect(judgeMoves(moves, turned)).not.toContain('order');
});

it('takes what grows a little for a picture that a hand moves, and what grows as a head does for one', () => {
  const [moves] = all('places');
  const growing = (by: number) =>
    judgeMoves(
      moves!,
      film(moves!, ({ near }) => ({ spread: near ? 0.61 * (1 + by) : 0.61 })),
    );
  expect(growing(0.005)).not.toContain('depth');
  expect(growing(0.014)).toContain('depth');
});
