import type { FieldProblem } from '#contracts/base/problems.ts';
import { type Expression, readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import type { ValueShape } from '#platform/expressions/outlook.ts';

type Variables = ReadonlyMap<string, ValueShape>;

type CheckedExpression = Expression & { canHold: boolean };

/**
 * Parses the expression at a path of a body and checks its variables (null allows any). Returns the fault of that member if it is invalid.
 */
export function parseAt(path: string, text: string, variables: Variables | null): CheckedExpression | FieldProblem {
  try {
    const expression = readExpression(text, variables?.keys() ?? null);
    const outlook = expression.outlook(variables ?? new Map());
    return { ...expression, canHold: outlook.true };
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return { path, code: error.code, message: `${error.message}, at character ${error.at}` };
  }
}

export const isFault = (outcome: CheckedExpression | FieldProblem): outcome is FieldProblem => 'path' in outcome;
