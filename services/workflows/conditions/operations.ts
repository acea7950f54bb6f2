import { implement } from '@orpc/server';
import { expressionsContract } from '#contracts/workflows/expressions.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { isVariableName } from '#platform/expressions/guard.ts';
import { ANYTHING } from '#platform/expressions/outlook.ts';
import { invalid } from '../model/bodies.ts';
import { refuseSession } from '../state/refusals.ts';
import { ok } from '../state/unit.ts';
import { isFault, readAt } from './faults.ts';

export function expressionOperations() {
  const os = implement(expressionsContract).$context<CallContext>();
  return {
    validate: os.validate.handler(async ({ input: { expression, data_names: names }, context }) => {
      refuseSession(context.caller);
      const unusable = (names ?? []).flatMap((name, at) => (isVariableName(name) ? [] : [`data_names.${at}`]));
      if (unusable.length > 0)
        throw invalid(unusable.map((path) => ({ path, code: 'invalid_value', message: 'No variable can have this name' })));
      const read = readAt('expression', expression, names ? new Map(names.map((name) => [name, ANYTHING])) : null);
      if (isFault(read)) throw invalid([read]);
      return ok('The expression is valid');
    }),
  };
}
