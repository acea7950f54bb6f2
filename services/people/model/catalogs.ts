import { implement } from '@orpc/server';
import { catalogsContract } from '#contracts/people/catalogs.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import type { PeopleTables } from './tables.ts';

/** Returns the operations that list each catalog in the order of its ids. */
export function catalogOperations({ database }: Platform<PeopleTables>) {
  const os = implement(catalogsContract).$context<CallContext>();
  const { query } = database;
  const entries = async <Row extends CatalogRow>(rows: Promise<Row[]>) => ({
    success: true as const,
    result: (await rows).map(catalogEntry),
  });

  return {
    nationalities: os.nationalities.handler(() => entries(query.selectFrom('people.nationalities').selectAll().orderBy('id').execute())),
    states: os.states.handler(() => entries(query.selectFrom('people.states').selectAll().orderBy('id').execute())),
    maritalStatuses: os.maritalStatuses.handler(() =>
      entries(query.selectFrom('people.marital_statuses').selectAll().orderBy('id').execute()),
    ),
    relations: os.relations.handler(() => entries(query.selectFrom('people.person_relations').selectAll().orderBy('id').execute())),
  };
}

type CatalogRow = { created_at: Date; updated_at: Date };

/** Returns the record of a catalog's row. Only some catalogs have `country`. */
export function catalogEntry<Row extends CatalogRow>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
