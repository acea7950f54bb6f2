/** Maximum number of pages of a document that are read. */
export const MAX_PAGES = 30;
