/** Characters of one line of an address, and of the directions to it. */
export const LINE_LENGTH = 120;
export const REFERENCES_LENGTH = 300;

/** A line says something once it has a letter or a figure. */
export const linePattern = /[\p{L}\p{N}]/u;
