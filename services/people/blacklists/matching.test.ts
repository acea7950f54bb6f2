import { expect, it } from 'vitest';
import type { PersonRow } from '../people/store.ts';
import { matchesOf } from './matching.ts';

const A_NAME = 'ABC'.repeat(33);
const person = { name: A_NAME, first_lastname: A_NAME, second_lastname: null, national_id: '', tax_id: null } as unknown as PersonRow;

/** Turns that others had while work ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
}

it('lets others have their turn the sooner the longer the names are', async () => {
  const compare = (value: string) => () =>
    matchesOf(
      { person, address: null, contacts: [] },
      Array.from({ length: 150 }, () => ({ kind: 'name' as const, value })),
      0.7,
    );
  expect(await turnsDuring(compare(`${A_NAME} ${A_NAME}X`))).toBeGreaterThan(20);
  expect(await turnsDuring(compare('Ana'))).toBeLessThan(5);
});
