/** Number of wrong attempts after which a one-time code is void. */
export const MOST_WRONG_CODES = 5;
