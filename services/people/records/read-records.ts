import type { CallContext } from '#platform/base/ports.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { StoreScope } from '../model/record-store.ts';

interface ListedRecords<Query, Row, Item> {
  storeOf(...scope: StoreScope): { list(query: Query): Promise<RowPage<Row>> };
  record(row: Row): Item;
  /** The end of the list's address: `people-groups`. */
  path: string;
}

interface FoundRecords<Row, Item> {
  storeOf(...scope: StoreScope): { get(id: string): Promise<Row | null> };
  /** Throws `not_found` if the row is null. */
  requireRow(row: Row | null): Row;
  record(row: Row): Item;
}

/** Returns the handler of an operation that lists records in pages. */
export function listRecords<Query extends PageQuery, Row, Item>(
  { clock, config, database }: PeoplePlatform,
  { storeOf, record, path }: ListedRecords<Query, Row, Item>,
) {
  const address = `${config.publicUrl}/people/v1/${path}`;
  return async ({ input, context: { caller } }: { input: Query; context: CallContext }) => {
    const page = await storeOf(caller, database.query, clock.now()).list(input);
    return { success: true as const, result: pageAnswer(page, input, { address, record }) };
  };
}

/** Returns the handler of an operation that reads one record by its id. */
export function getRecord<Row, Item>({ clock, database }: PeoplePlatform, { storeOf, requireRow, record }: FoundRecords<Row, Item>) {
  return async ({ input: { id }, context: { caller } }: { input: { id: string }; context: CallContext }) => {
    const row = await storeOf(caller, database.query, clock.now()).get(id);
    return { success: true as const, result: record(requireRow(row)) };
  };
}
