/** Characters of a text that the person writes into the document. */
export const LONGEST_TEXT = 300;

/** A text of nothing but spaces and signs that nobody sees is none. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;
