/** Number of wrong attempts after which a one-time code is void. */
export const MAX_WRONG_CODES = 5;
