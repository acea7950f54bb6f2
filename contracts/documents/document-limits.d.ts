/** Pages of a document that people sign. */
export declare const MOST_DOCUMENT_PAGES = 150;
