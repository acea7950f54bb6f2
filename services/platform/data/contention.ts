/** SQLSTATEs of a transaction that the server ends because of another: a deadlock, or an order in which both cannot have run. */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Tells whether a transaction ended because of another one alone: it may run again. */
export function isContended(failure: unknown): boolean {
  return failure instanceof Error && CODES.has((failure as NodeJS.ErrnoException).code);
}
