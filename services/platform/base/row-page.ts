export interface PageQuery {
  page: number;
  per_page: number;
  /** The cursor as `pageQuery` of the contracts parses it; without a cursor, `page` selects the rows. */
  cursor?: string | undefined;
}

/** One page of a list, and the cursors of the next and previous page. */
export interface RowPage<Row> {
  rows: Row[];
  /** Null if no row follows; empty if the page number is enough. */
  after: string | null;
  /** Null if no row precedes. Undefined if the page is empty, since there is no row to derive a cursor from. */
  before: string | null | undefined;
}
