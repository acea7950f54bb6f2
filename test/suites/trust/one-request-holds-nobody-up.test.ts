import { afterAll, beforeAll, expect, it } from 'vitest';
import { onThisMachine } from '../../support/machine-speed.ts';
import { LIMITS, openTarget, type Target } from './hostile-load.ts';

/**
 * Class: the cost of one request for all others. These limits leave room for a busy machine: `npm run bench -- hostile` has exact figures
 * and limits.
 */

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

it('no string holds the loop', { timeout: 720_000 }, async () => {
  const { over, longest, strange } = await target.strings(48);
  expect(strange).toEqual([]);
  // A quadratic pattern needs minutes for the longest text.
  expect(longest, over.join('; ')).toBeLessThan(onThisMachine(5 * LIMITS.turn));
});

it('no picture and no form holds the loop, or fills the memory', { timeout: 720_000 }, async () => {
  const { longestTurn, megabytes, statuses } = await target.files(10);
  expect(longestTurn).toBeLessThan(onThisMachine(2 * LIMITS.health));
  expect(megabytes).toBeLessThan(LIMITS.megabytes + 100);
  const answers = Object.keys(statuses).map(Number);
  expect(answers.filter((status) => ![200, 201, 413, 422, 503].includes(status))).toEqual([]);
});
