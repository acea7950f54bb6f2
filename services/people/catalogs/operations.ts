import { type CatalogRow, catalogEntry } from '../model/catalogs.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';

/** Returns the operations that list each catalog in the order of its ids. */
export function catalogOperations({ database: { query } }: PeoplePlatform) {
  const handler =
    <Row extends CatalogRow>(rows: { execute(): Promise<Row[]> }) =>
    async () => ({ success: true as const, result: (await rows.execute()).map(catalogEntry) });

  return {
    nationalities: implementer.catalogs.nationalities.handler(handler(query.selectFrom('people.nationalities').selectAll().orderBy('id'))),
    states: implementer.catalogs.states.handler(handler(query.selectFrom('people.states').selectAll().orderBy('id'))),
    maritalStatuses: implementer.catalogs.maritalStatuses.handler(
      handler(query.selectFrom('people.marital_statuses').selectAll().orderBy('id')),
    ),
    relations: implementer.catalogs.relations.handler(handler(query.selectFrom('people.person_relations').selectAll().orderBy('id'))),
  };
}
