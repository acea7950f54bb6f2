import type { FieldProblem } from '#contracts/base/problems.ts';
import { parseJson } from '#platform/base/parse-json.ts';
import { Problem } from '#platform/base/problem.ts';
import { readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import { shapeOf } from '#platform/expressions/outlook.ts';

/** The condition `success_if`, a CEL expression over the status and the body of an answer. */
type SuccessIf = string | null;

const VARIABLES = ['status', 'body'];

export function expressionFaults(expression: SuccessIf): FieldProblem[] {
  if (!expression) return [];
  try {
    readExpression(expression, VARIABLES).outlook(new Map([['status', shapeOf('number')]]));
    return [];
  } catch (failure) {
    if (!(failure instanceof ExpressionFault)) throw failure;
    return [{ path: 'success_if', code: failure.code, message: `${failure.message}, at character ${failure.at}` }];
  }
}

/**
 * Judges an answer by the expression; without it, a status of 200 to 299 passes. An answer that does not pass with status 429 or 500 to
 * 599 throws `unavailable`, so that a failing server counts against nobody. An expression without a boolean result does not pass.
 */
export function judgeAnswer(
  { status, body }: { status: number; body: Uint8Array },
  successIf: SuccessIf,
): 'passes' | 'refused' | 'success_if_undecided' {
  const verdict = successIf
    ? judgeByExpression(successIf, { status, body: parseJson(Buffer.from(body).toString()) })
    : judgeByStatus(status);
  if (verdict !== 'passes' && (status === 429 || status >= 500)) throw new Problem('unavailable', `The server answered ${status}.`);
  return verdict;
}

const judgeByStatus = (status: number) => (status >= 200 && status < 300 ? 'passes' : 'refused');

function judgeByExpression(successIf: string, values: { status: number; body: unknown }) {
  try {
    const verdict = readExpression(successIf, VARIABLES).judge(values);
    if ('fault' in verdict) return 'success_if_undecided';
    return verdict.is ? 'passes' : 'refused';
  } catch {
    return 'success_if_undecided';
  }
}
