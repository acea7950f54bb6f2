import { isVariableName } from '#platform/expressions/guard.ts';
import { ANY_VALUE } from '#platform/expressions/outlook.ts';
import { invalid } from '../model/bodies.ts';
import { operator } from '../model/implementer.ts';
import { ok } from '../state/unit.ts';
import { isFault, parseAt } from './faults.ts';

export const validateExpression = operator.expressions.validate.handler(async ({ input: { expression, data_names: names } }) => {
  const badNames = (names ?? []).flatMap((name, at) => (isVariableName(name) ? [] : [`data_names.${at}`]));
  const message = 'No variable can have this name; write letters, digits and _, a letter first';
  if (badNames.length > 0) throw invalid(badNames.map((path) => ({ path, code: 'invalid_value', message })));
  const result = parseAt('expression', expression, names ? new Map(names.map((name) => [name, ANY_VALUE])) : null);
  if (isFault(result)) throw invalid([result]);
  return ok('The expression is valid');
});
