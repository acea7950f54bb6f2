/** The most characters of a text that the person writes into the document. */
export const LONGEST_TEXT = 300;

/** The test that a text has a visible character: spaces and invisible characters alone are no text. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;
