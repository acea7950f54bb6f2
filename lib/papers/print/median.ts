/** Returns the median; 0 for an empty list. */
export const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
