import { Problem } from '#platform/base/problem.ts';
import type { Expressions } from './ports.ts';

/**
 * Judges an answer by the expression `success_if` over `status` and `body`; without it, a status of 200 to 299 passes. An answer that
 * does not pass with status 429 or 500 to 599 throws `unavailable`, so that a failing server counts against nobody. An expression
 * without a boolean result does not pass.
 */
export function judgeAnswer(
  { status, body }: { status: number; body: Uint8Array },
  successIf: string | null | undefined,
  expressions: Expressions,
): 'passes' | 'refused' | 'success_if_undecided' {
  const verdict = successIf ? byExpression(successIf, { status, body: asJson(body) }, expressions) : byStatus(status);
  if (verdict !== 'passes' && (status === 429 || status >= 500)) throw new Problem('unavailable', `The server answered ${status}.`);
  return verdict;
}

const byStatus = (status: number) => (status >= 200 && status < 300 ? 'passes' : 'refused');

function byExpression(successIf: string, values: { status: number; body: unknown }, expressions: Expressions) {
  try {
    return expressions.holds(successIf, values) ? 'passes' : 'refused';
  } catch {
    return 'success_if_undecided';
  }
}

function asJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
