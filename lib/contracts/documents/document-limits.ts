export const MOST_DOCUMENT_PAGES = 150;
