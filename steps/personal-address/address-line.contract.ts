/** Maximum number of characters in a line of an address, and in the directions to it. */
export const LINE_LENGTH = 120;
export const REFERENCES_LENGTH = 300;

/** The test that a line is not empty: it has a letter or a digit. */
export const linePattern = /[\p{L}\p{N}]/u;
