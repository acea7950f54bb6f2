/** SQLSTATEs of a server that shuts down or has no free connection (class 08, 57P0x, 53300), and network error codes. */
const CODES = /^(08\w{3}|57P0[123]|53300|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of errors of pg, its pool, PGlite and Kysely that have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|PGlite is clos|driver has already been destroyed)/i;

/** Returns true if the failure means that the database was unreachable, independent of the query. */
export function isDatabaseGone(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { code } = failure as NodeJS.ErrnoException;
  return (typeof code === 'string' && CODES.test(code)) || WORDS.test(failure.message);
}
