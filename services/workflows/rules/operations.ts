import type { Rule, RuleSet } from '#contracts/workflows/rules.ts';
import { isFault, readAt } from '../conditions/faults.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { operator } from '../state/operators.ts';

export function ruleOperations(app: WorkflowsApp) {
  const os = operator.rules;
  const rules = definitionOperations<Omit<Rule, 'name'>>(app, {
    ...{ path: 'rules', name: 'rule' },
    rowsOf: (owner, db) => new DefinitionRows('workflows.rules', owner, db),
    async check(_caller, rule) {
      const expression = readAt('expression', rule.expression, null);
      if (isFault(expression)) throw invalid([expression]);
      return rule;
    },
  });
  return {
    list: os.list.handler(rules.list),
    create: os.create.handler(({ input, context }) => rules.create(context, { ...input, message: input.message ?? null })),
    get: os.get.handler(rules.get),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { message, ...rest } = body;
      return rules.update(context, params.uuid, Object.hasOwn(body, 'message') ? { ...rest, message: message ?? null } : rest);
    }),
  };
}

export function ruleSetOperations(app: WorkflowsApp) {
  const os = operator.ruleSets;
  const sets = definitionOperations<Omit<RuleSet, 'name'>>(app, {
    ...{ path: 'rule-sets', name: 'rule set' },
    rowsOf: (owner, db) => new DefinitionRows('workflows.rule_sets', owner, db),
    async check(caller, set) {
      const rows = await new DefinitionRows('workflows.rules', caller, app.platform.database.query).findAll(set.rules);
      const ids = new Set(rows.map(({ uuid }) => uuid));
      const unknown = set.rules.flatMap((uuid, at) => (ids.has(uuid) ? [] : [`rules.${at}`]));
      if (unknown.length > 0)
        throw invalid(unknown.map((path) => ({ path, code: 'unknown', message: 'No rule of this tenant and mode has this uuid' })));
      return set;
    },
  });
  return {
    list: os.list.handler(sets.list),
    create: os.create.handler(({ input, context }) => sets.create(context, input)),
    get: os.get.handler(sets.get),
    update: os.update.handler(({ input: { params, body }, context }) => sets.update(context, params.uuid, body)),
  };
}
