import type { NewRule, Rule } from '#contracts/workflows/rules.ts';
import { isFault, parseAt } from '../conditions/faults.ts';
import type { DefinitionKind } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';

export const ruleKind: DefinitionKind<Omit<Rule, 'name'>, NewRule> = {
  ...{ path: 'rules', name: 'rule' },
  rowsOf: (owner, db) => new DefinitionRows('workflows.rules', owner, db),
  definitionOf: (rule) => ({ ...rule, message: rule.message ?? null }),
  changesOf: (rule) => rule,
  async check(_caller, rule) {
    const expression = parseAt('expression', rule.expression, null);
    if (isFault(expression)) throw invalid([expression]);
    return rule;
  },
};
