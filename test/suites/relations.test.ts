import { createRouterClient } from '@orpc/server';
import { expect, it } from 'vitest';
import { relations } from '../../steps/references/relations.contract.ts';
import { openPeople, type PeopleHouseTables, peopleMigrations } from '../support/people.ts';
import { createTestPlatform } from '../support/platform.ts';

it('serves the relations that browsers know', async () => {
  const platform = await createTestPlatform<PeopleHouseTables>(peopleMigrations);
  const { router } = openPeople(platform.platform);
  const { result } = await createRouterClient(router, { context: { caller: platform.caller() } }).catalogs.relations();
  expect(Object.fromEntries(result.map(({ id, code }) => [id, code]))).toEqual(relations);
  await platform.close();
});
