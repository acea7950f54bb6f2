import type { PageQuery, RowPage } from '../base/row-page.ts';

/** Returns a list page in the format of `spec/`; the URLs of the next and previous page keep the filters of `query`. */
export function pageAnswer<Row, Item>(
  { rows, after, before }: RowPage<Row>,
  query: PageQuery,
  { address, record }: { address: string; record: (row: Row) => Item },
) {
  const { page, per_page } = query;
  const preceding = (page - 1) * per_page;
  const neighbour = (number: number, cursor: string | undefined) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: number, cursor }))
      if (value !== undefined && value !== '') search.set(name, String(value));
    return `${address}?${search}`;
  };
  return {
    current_page: page,
    data: rows.map(record),
    from: rows.length ? preceding + 1 : null,
    next_page_url: after === null ? null : neighbour(page + 1, after),
    per_page,
    prev_page_url: page > 1 && before !== null ? neighbour(page - 1, before) : null,
    to: rows.length ? preceding + rows.length : null,
  };
}
