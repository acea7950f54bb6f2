import { readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import { shapeOf } from '#platform/expressions/outlook.ts';
import type { Expressions } from './classes/ports.ts';

const VARIABLES = ['status', 'body'];

/** The evaluator of `success_if` conditions, which are CEL expressions. */
export const expressions: Expressions = {
  faultOf(text) {
    try {
      readExpression(text, VARIABLES).outlook(new Map([['status', shapeOf('number')]]));
      return null;
    } catch (failure) {
      if (!(failure instanceof ExpressionFault)) throw failure;
      return { code: failure.code, message: `${failure.message}, at character ${failure.at}` };
    }
  },

  holds(text, values) {
    const verdict = readExpression(text, VARIABLES).judge(values);
    if ('fault' in verdict) throw new Error(`The expression came to no verdict: ${verdict.fault}.`);
    return verdict.is;
  },
};
