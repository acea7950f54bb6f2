import { expect, it } from 'vitest';
import type { PersonRow } from '../model/person-store.ts';
import { matchesOf } from './matching.ts';

const A_NAME = 'ABC'.repeat(33);
const person = { name: A_NAME, first_lastname: A_NAME, second_lastname: null, national_id: '', tax_id: null } as unknown as PersonRow;

/** Counts the turns of the event loop that other work had while `work` ran. */
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

it.each([
  ['55 1234 5678', true],
  ['+52 1 55 1234 5678', true],
  ['045 55 1234 5678', true],
  ['+1 551 234 5678', false],
  ['+34 5512345678', false],
  ['1234 5678', false],
  ['---', false],
])('takes a number for the same only with its country: %s', async (value, isSame) => {
  const contacts = [
    { email: null, phone: '525512345678' },
    { email: null, phone: '' },
  ];
  const matches = await matchesOf({ person, address: null, contacts }, [{ kind: 'phone', value }], 0.9);
  expect(matches).toHaveLength(isSame ? 1 : 0);
});

it('finds a number of another country by that number alone', async () => {
  const found = async (value: string) =>
    (await matchesOf({ person, address: null, contacts: [{ email: null, phone: '15512345678' }] }, [{ kind: 'phone', value }], 0.9)).length;
  expect([await found('+15512345678'), await found('001 551 234 5678'), await found('5512345678')]).toEqual([1, 1, 0]);
});
