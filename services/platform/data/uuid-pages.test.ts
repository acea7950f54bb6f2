import { expect, it } from 'vitest';
import { everyUuid } from './uuid-pages.ts';

const uuids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`);

it.each([1, 2, 3, 5, 6])('gives everything once in pages of %i, and reads one when the one before is done with', async (size) => {
  const log: string[] = [];
  const read = async ({ after, size }: { after: string; size: number }) => {
    log.push('read');
    return uuids
      .filter((uuid) => uuid > after)
      .slice(0, size)
      .map((uuid) => ({ uuid }));
  };
  for await (const uuid of everyUuid(size, read)) log.push(uuid);
  expect(log.filter((line) => line !== 'read')).toEqual(uuids);
  expect(log.slice(0, size + 1)).toEqual(['read', ...uuids.slice(0, size)]);
  expect(log.filter((line) => line === 'read')).toHaveLength(Math.floor(uuids.length / size) + 1);
});

it('ends where nothing is', async () => {
  const list: string[] = [];
  for await (const uuid of everyUuid(3, async () => [])) list.push(uuid);
  expect(list).toEqual([]);
});
