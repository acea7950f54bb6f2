import { expect, it } from 'vitest';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { relations } from '#steps/references/relations.contract.ts';
import { peopleMigrations } from '../support/people.ts';
import { createTestPlatform } from '../support/platform.ts';

it('the relations that a person chooses from are those of the catalog', async () => {
  const bench = await createTestPlatform<PeopleTables>(peopleMigrations);
  const rows = await bench.platform.database.query.selectFrom('people.person_relations').select(['id', 'code']).execute();
  expect(Object.fromEntries(rows.map(({ id, code }) => [id, code]))).toEqual(relations);
  await bench.close();
});
