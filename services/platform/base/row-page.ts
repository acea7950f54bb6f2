export interface PageQuery {
  page: number;
  per_page: number;
  /** As `pageQuery` of the contracts reads it; without one the page's number counts. */
  cursor?: string | undefined;
}

/** One page of a list, and the cursors of its neighbours. */
export interface RowPage<Row> {
  rows: Row[];
  /** Null where no row follows, empty where the page's number is enough. */
  after: string | null;
  /** Null where no row precedes. Undefined where the page is empty: then no row marks its place. */
  before: string | null | undefined;
}
