import type { FieldProblem } from '#contracts/base/problems.ts';
import { type Expression, readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import type { ValueShape } from '#platform/expressions/outlook.ts';

export type Variables = ReadonlyMap<string, ValueShape>;

/** An expression, and whether it can ever hold. */
export type Checked = Expression & { canHold: boolean };

/**
 * Reads an expression that stands at a path of a body; what is wrong with it becomes a problem of that member. Of variables that are not
 * named nothing is known; null lets it read any.
 */
export function readAt(path: string, text: string, variables: Variables | null): Checked | FieldProblem {
  try {
    const expression = readExpression(text, variables?.keys() ?? null);
    const outlook = expression.outlook(variables ?? new Map());
    return { ...expression, canHold: outlook.true };
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return { path, code: error.code, message: `${error.message}, at character ${error.at}` };
  }
}

export const isFault = (outcome: Checked | FieldProblem): outcome is FieldProblem => 'path' in outcome;
