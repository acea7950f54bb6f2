import { expect, it } from 'vitest';
import { type Move, type MoveSide, NEARER, SHIFT, START, type Stance, wayTo } from './moves.ts';

const start: Stance = { turn: 0, height: 100, x: 300, y: 300 };
const near = (side: MoveSide): Move => ({ turn: null, near: true, side });
const at = (x: number, y: number): Stance => ({ ...start, height: 100 * NEARER, x, y });

it('says the way from where a face is to where the move wants it, left and right as the person has them', () => {
  for (const side of ['left', 'right', 'up', 'down'] as const) expect(wayTo(near(side), start, start)).toBe(side);
  // The film is not mirrored: its right is the person's left.
  expect(wayTo(START, at(330, 300), start)).toBe('right');
  expect(wayTo(START, at(270, 310), start)).toBe('left');
  expect(wayTo(START, at(300, 330), start)).toBe('up');
  const beyond = 300 + 100 * SHIFT + 20;
  expect(wayTo(near('left'), at(beyond, 300), start), 'who went too far').toBe('right');
});
