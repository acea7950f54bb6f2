import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageQuery, RowPage } from '../base/row-page.ts';

/** Reads a list page ordered by creation and id. A cursor costs the same at any depth; a page number must skip all rows before it. */
export async function readPage<
  Tables,
  Table extends keyof Tables,
  Id extends 'id' | 'uuid',
  Row extends { created_at: Date } & Record<Id, string>,
>(
  select: SelectQueryBuilder<Tables, Table, Row>,
  { page, per_page, cursor }: PageQuery,
  id: Id,
  order: 'asc' | 'desc' = 'desc',
): Promise<RowPage<Row>> {
  // A cursor is `after` or `before`, with the time and id of a row.
  const [direction, time, name] = cursor?.split('.') ?? [];
  const backwards = direction === 'before';
  const descending = (order === 'desc') !== backwards;
  const sqlOrder = descending ? 'desc' : 'asc';
  // One row more than the page, to find out whether a next page exists.
  const query = select
    .orderBy(sql.ref('created_at'), sqlOrder)
    .orderBy(sql.ref(id), sqlOrder)
    .limit(per_page + 1);
  const beyond = sql<boolean>`(created_at, ${sql.ref(id)}) ${sql.raw(descending ? '<' : '>')} (${new Date(Number(time))}, ${name})`;
  const batch: Row[] = await (cursor === undefined ? query.offset((page - 1) * per_page) : query.where(beyond)).execute();
  const more = batch.length > per_page;
  const rows = batch.slice(0, per_page);
  if (backwards) rows.reverse();
  const first = rows[0];
  const last = rows.at(-1);
  const cursorAt = (side: 'after' | 'before', row: Row) => `${side}.${row.created_at.getTime()}.${row[id]}`;
  return {
    rows,
    after: last && (more || backwards) ? cursorAt('after', last) : null,
    before: first && (backwards && !more ? null : cursorAt('before', first)),
  };
}

/** Yields pages until a page is not full; `read` receives the last row of the previous page. */
export async function* pagesOf<Row>(size: number, read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncIterable<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

/** Yields the rows of all pages. */
export async function* everyRow<Row>(size: number, read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncIterable<Row> {
  for await (const rows of pagesOf(size, read)) yield* rows;
}
