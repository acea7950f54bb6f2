import { expect, it } from 'vitest';
import { JUDGING_SLACK, type Move, type MoveSide, NEARER_FACTOR, SHIFT, SIDES, START, type Stance, shows, wayTo } from './moves.ts';
import { stancesOfFilm } from './stance.ts';

const start: Stance = { turn: 0, height: 100, x: 300, y: 300 };
const near = (side: MoveSide): Move => ({ turn: null, near: true, side });
const at = (x: number, y: number): Stance => ({ ...start, height: 100 * NEARER_FACTOR, x, y });

it('says the way from where a face is to where the move wants it, left and right as the person has them', () => {
  for (const side of ['left', 'right', 'up', 'down'] as const) expect(wayTo(near(side), start, start)).toBe(side);
  // The film is not mirrored: its right is the person's left.
  expect(wayTo(START, at(330, 300), start)).toBe('right');
  expect(wayTo(START, at(270, 310), start)).toBe('left');
  expect(wayTo(START, at(300, 330), start)).toBe('up');
  const beyond = 300 + 100 * SHIFT + 20;
  expect(wayTo(near('left'), at(beyond, 300), start), 'who went too far').toBe('right');
});

it('lets a face go farther out than asked, and takes no place for two sides', () => {
  const sidesAt = (right: number, down: number) =>
    SIDES.filter((side) => shows(near(side), at(300 + 100 * right, 300 + 100 * down), start, JUDGING_SLACK));
  expect(sidesAt(0, -SHIFT - 0.2)).toEqual(['up']);
  expect(sidesAt(SHIFT + 0.2, 0.08)).toEqual(['left']);
  expect(sidesAt(0.02, SHIFT / 2 - 0.02)).toEqual(['centre']);
  expect(sidesAt(0.02, SHIFT / 2 + 0.02)).toEqual(['down']);
  expect(sidesAt(0, SHIFT + 0.3)).toEqual([]);
  for (let right = -70; right <= 70; right += 5)
    for (let down = -70; down <= 70; down += 5) expect(sidesAt(right / 100, down / 100).length).toBeLessThanOrEqual(1);
});

/** iBUG's 68 points of a face that looks ahead: its jaw, and points within it. The middle of the face is about (50, 52). */
const face = Array.from({ length: 68 }, (_, at): readonly [number, number] => {
  const named = { 27: [50, 40], 30: [50, 60], 36: [20, 40], 45: [80, 40] } as const;
  if (at in named) return named[at as keyof typeof named];
  const angle = (Math.PI * at) / 16;
  return at < 17 ? [50 - 50 * Math.cos(angle), 40 + 60 * Math.sin(angle)] : [25 + ((at * 37) % 50), 35 + ((at * 23) % 50)];
});

it('tells the growth of a face by the points within it: a jaw that is out changes nothing, and neither a leaning nor a turned head grows', () => {
  const [cos, sin] = [1.4 * Math.cos(0.2), 1.4 * Math.sin(0.2)];
  const nearer = face.map(([x, y]) => [200 + cos * x - sin * y, 90 + sin * x + cos * y] as const);
  const misplaced = nearer.with(8, [nearer[8]![0], nearer[8]![1] - 17]);
  const mouthOut = nearer.with(62, [nearer[62]![0], nearer[62]![1] - 17]);
  const turned = face.map(([x, y], at) => [50 + (x - 50) * 0.85 + (at === 30 ? 25 : 0), y] as const);
  const onNeck = turned.map(([x, y], at) => [x, at < 17 ? y + 12 : y] as const);
  const [first, ahead, slipped, mouth, aside, neck] = stancesOfFilm([face, nearer, misplaced, mouthOut, turned, onNeck]);
  const growthOf = (stance: Stance | undefined) => stance!.height / first!.height;
  expect(growthOf(ahead)).toBeCloseTo(1.4, 6);
  expect(growthOf(slipped)).toBeCloseTo(1.4, 6);
  expect(Math.abs(growthOf(mouth) / 1.4 - 1)).toBeLessThan(0.04);
  expect(Math.hypot(slipped!.x - ahead!.x, slipped!.y - ahead!.y)).toBeLessThan(1);
  expect([ahead!.x, ahead!.y]).toEqual(
    [200 + cos * first!.x - sin * first!.y, 90 + sin * first!.x + cos * first!.y].map((place) => expect.closeTo(place, 6)),
  );
  expect(aside!.turn).toBeGreaterThan(22);
  expect([growthOf(aside), growthOf(neck)]).toEqual([expect.closeTo(1, 6), expect.closeTo(1, 6)]);
  expect(stancesOfFilm([])).toEqual([]);
});
