import type { FieldProblem } from '#contracts/base/problems.ts';
import type { Expressions } from './ports.ts';

export function expressionFaults(expression: string | null | undefined, expressions: Pick<Expressions, 'faultOf'>): FieldProblem[] {
  const fault = expression ? expressions.faultOf(expression) : null;
  return fault ? [{ path: 'success_if', ...fault }] : [];
}
