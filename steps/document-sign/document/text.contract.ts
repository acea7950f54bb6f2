/** Maximum number of characters in a text that the person writes into the document. */
export const LONGEST_TEXT = 300;
