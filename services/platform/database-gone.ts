/** SQLSTATEs of a server that goes (class 08, 57P0x), and the network's own. */
const CODES = /^(08\w{3}|57P0[123]|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What pg, PGlite and Kysely say without a code. */
const WORDS = /^(Connection terminated|Client has encountered a connection error|PGlite is clos|driver has already been destroyed)/i;

/**
 * Whether a failure says that the database went away under a statement, and nothing about what was asked. That no connection is to
 * be had is told by the engine itself.
 */
export function isDatabaseGone(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { code } = failure as NodeJS.ErrnoException;
  return (typeof code === 'string' && CODES.test(code)) || WORDS.test(failure.message);
}
