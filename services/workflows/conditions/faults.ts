import type { FieldProblem } from '../../../contracts/problems.ts';
import { type Expression, readExpression } from '../../platform/expressions/expression.ts';
import { ExpressionFault } from '../../platform/expressions/guard.ts';

/** Reads an expression that stands at a path of a body; what is wrong with it becomes a problem of that member. */
export function readAt(path: string, text: string, names: Iterable<string> | null): Expression | FieldProblem {
  try {
    return readExpression(text, names);
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return { path, code: error.code, message: `${error.message}, at character ${error.at}` };
  }
}

export const isFault = (outcome: Expression | FieldProblem): outcome is FieldProblem => 'path' in outcome;
