export interface Page {
  page: number;
  per_page: number;
}

/** Newest first, the id for those of one instant; one row more than a page, to know whether there is a next. */
export const pageLimits = ({ page, per_page }: Page) => ({ limit: per_page + 1, offset: (page - 1) * per_page });
