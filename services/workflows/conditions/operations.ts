import { isVariableName } from '#platform/expressions/guard.ts';
import { ANYTHING } from '#platform/expressions/outlook.ts';
import { invalid } from '../model/bodies.ts';
import { operator } from '../state/operators.ts';
import { ok } from '../state/unit.ts';
import { isFault, readAt } from './faults.ts';

export const expressionOperations = {
  validate: operator.expressions.validate.handler(async ({ input: { expression, data_names: names } }) => {
    const unusable = (names ?? []).flatMap((name, at) => (isVariableName(name) ? [] : [`data_names.${at}`]));
    const message = 'No variable can have this name; write letters, digits and _, a letter first';
    if (unusable.length > 0) throw invalid(unusable.map((path) => ({ path, code: 'invalid_value', message })));
    const read = readAt('expression', expression, names ? new Map(names.map((name) => [name, ANYTHING])) : null);
    if (isFault(read)) throw invalid([read]);
    return ok('The expression is valid');
  }),
};
