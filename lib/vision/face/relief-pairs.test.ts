import { expect, it } from 'vitest';
import type { Move } from './moves.ts';
import { hasRelief, pairsOf, reliefOf } from './relief-pairs.ts';

const turns = (...degrees: number[]) => degrees.map((turn) => ({ turn }));
const move = (turn: Move['turn']): Move => ({ turn, near: turn === null, side: 'centre' });

it('compares each frame that looks ahead with each that is turned, and says to which side', () => {
  expect(pairsOf(turns(2, 28, 0, -25))).toEqual([
    { ahead: 0, aside: 1, side: 1 },
    { ahead: 0, aside: 3, side: -1 },
    { ahead: 2, aside: 1, side: 1 },
    { ahead: 2, aside: 3, side: -1 },
  ]);
  expect(pairsOf(turns(0, 5, -5, 8))).toEqual([]);
  expect(pairsOf(turns(0, 15, 20)), 'frames that differ by little show nothing').toEqual([
    { ahead: 0, aside: 1, side: 1 },
    { ahead: 0, aside: 2, side: 1 },
  ]);
  expect(pairsOf(turns(...Array.from({ length: 8 }, (_, at) => (at % 2) * 30))).length).toBeLessThanOrEqual(12);
});

it('takes the median of the pairs, so that one bad frame decides nothing; of one pair it says nothing', () => {
  const moves = [move('left'), move(null), move('right')];
  const pair = (ahead: number, aside: number, relief: number) => ({ ahead, aside, relief });
  expect(reliefOf(moves, [pair(0, 1, 0.3), pair(0, 3, 0.1), pair(2, 1, -2)])).toBe(0.1);
  expect(reliefOf(moves, [pair(0, 1, 0.3), pair(2, 3, 0.1)])).toBeCloseTo(0.2);
  expect(reliefOf(moves, [pair(0, 1, 0.3)])).toBeNull();
  expect(reliefOf(moves, [pair(0, 1, 0.3), pair(0, 2, 0.3), pair(1, 3, 0.3)]), 'of two frames ahead, or two turned').toBeNull();
});

it('knows a head from 0.08 on, and nothing where nothing was seen', () => {
  expect([null, Number.NaN, -0.3, 0.079, 0.08, 0.3].map(hasRelief)).toEqual([false, false, false, false, true, true]);
});
