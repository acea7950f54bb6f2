/** Returns the median; NaN of no values. */
export function medianOf(values: readonly number[]): number {
  const inOrder = [...values].sort((one, other) => one - other);
  const middle = inOrder.length >> 1;
  return inOrder.length % 2 === 1 ? inOrder[middle]! : (inOrder[middle - 1]! + inOrder[middle]!) / 2;
}
