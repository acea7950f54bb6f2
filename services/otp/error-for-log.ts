/** Returns what the log may hold of a failure. A carrier's text is left out, because it may name the recipient. */
export function errorForLog(error: unknown): Record<string, unknown> {
  const { name, code, responseCode } = Object(error);
  return { error_name: name, error_code: code, response_code: responseCode };
}
