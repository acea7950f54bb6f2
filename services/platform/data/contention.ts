/** SQLSTATEs of a transaction that the server ends because of another: a deadlock, or an order in which both cannot have run. */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Whether a transaction was ended because of another one alone. Nothing of it is left, so it may run again. */
export function isContended(failure: unknown): boolean {
  return failure instanceof Error && CODES.has((failure as NodeJS.ErrnoException).code);
}
