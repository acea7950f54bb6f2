/** SQLSTATEs of a transaction that the server aborts because of a concurrent one: deadlock, serialization failure. */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Returns true if a transaction was aborted only because of a concurrent transaction, so that it may run again. */
export function isContended(failure: unknown): boolean {
  return failure instanceof Error && CODES.has((failure as NodeJS.ErrnoException).code);
}

/**
 * Returns the time to wait before the second run, in ms. The other transaction, which the database did not abort, must lock its rows first,
 * or the two conflict again. The time is random, since both transactions may have been aborted in favour of others.
 */
export const contentionPause = (): number => 20 + Math.random() * 30;
