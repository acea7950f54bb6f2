/** SQLSTATEs of a transaction that the server aborts because of a concurrent one: deadlock, serialization failure. */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Returns true if a transaction was aborted only because of a concurrent transaction, so that it may run again. */
export function isContended(failure: unknown): boolean {
  return failure instanceof Error && CODES.has((failure as NodeJS.ErrnoException).code);
}

/**
 * Returns how many milliseconds to wait before the second run. The other transaction, which the database let go on, has to take its rows
 * first, or the two meet again. Random, since both may have been ended for others.
 */
export const contentionPause = (): number => 20 + Math.random() * 30;
