/** The most characters of a text that the person writes into the document. */
export const LONGEST_TEXT = 300;

/** A text has a visible sign: spaces and invisible signs are no text. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;
