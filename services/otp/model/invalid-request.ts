import { Problem } from '#platform/base/problem.ts';

/** Returns the problem of a wrong member. `publicCode` is ERR001 for a destination and ERR002 for the rest of a message. */
export function invalidRequest(publicCode: 'ERR001' | 'ERR002', path: string, code: string, message: string): Problem {
  return new Problem('invalid_body', message, { status: 400, publicCode, errors: [{ path, code, message }] });
}
