import { expect, it } from 'vitest';
import { resealingRounds } from './resealing-rounds.ts';

/** Few here; `npm run bench -- kill` does it more often. */
it('keeps every picture readable, whenever it is killed while they are sealed anew', { timeout: 600_000 }, async () => {
  const { wrong, pictures, sealedAtKill } = await resealingRounds({ kills: 2, people: 5, database: process.env.TEST_DATABASE_URL ?? null });
  expect(wrong).toEqual([]);
  expect(pictures).toBe(15);
  // At least once it was in the middle.
  expect(sealedAtKill.some((count) => count > 0 && count < pictures)).toBe(true);
});
