import { implement } from '@orpc/server';
import { catalogsContract } from '#contracts/people/catalogs.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import type { PeopleTables } from './tables.ts';

/** Returns the operations that list each catalog in the order of its ids. */
export function catalogOperations({ database }: Platform<PeopleTables>) {
  const os = implement(catalogsContract).$context<CallContext>();
  const db = () => database.query;

  return {
    nationalities: os.nationalities.handler(async () => {
      const rows = await db().selectFrom('people.nationalities').selectAll().orderBy('id').execute();
      return { success: true, result: rows.map(catalogEntry) };
    }),
    states: os.states.handler(async () => {
      const rows = await db().selectFrom('people.states').selectAll().orderBy('id').execute();
      return { success: true, result: rows.map(catalogEntry) };
    }),
    maritalStatuses: os.maritalStatuses.handler(async () => {
      const rows = await db().selectFrom('people.marital_statuses').selectAll().orderBy('id').execute();
      return { success: true, result: rows.map(catalogEntry) };
    }),
    relations: os.relations.handler(async () => {
      const rows = await db().selectFrom('people.person_relations').selectAll().orderBy('id').execute();
      return { success: true, result: rows.map(catalogEntry) };
    }),
  };
}

/** Returns the record of a catalog's row. Only some catalogs have `country`. */
export function catalogEntry<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
