/** Returns a failure for the log, without the carrier's text, which may name the recipient. */
export function errorForLog(error: unknown): Record<string, unknown> {
  const { name, code, responseCode } = Object(error);
  return { error_name: name, error_code: code, response_code: responseCode };
}
