/** The most pages of a document that people sign. */
export const MOST_DOCUMENT_PAGES = 150;
