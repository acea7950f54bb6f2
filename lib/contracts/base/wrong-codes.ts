/** Wrong codes that void the right one. */
export const MOST_WRONG_CODES = 5;
