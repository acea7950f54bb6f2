/** What of a failure may stand in the log: a carrier's text may name the recipient. */
export function harmless(error: unknown): Record<string, unknown> {
  const { name, code, responseCode } = Object(error);
  return { error_name: name, error_code: code, response_code: responseCode };
}
