export const MAX_DOCUMENT_PAGES = 150;
