import { implement } from '@orpc/server';
import { type Rule, type RuleSet, ruleSetsContract, rulesContract } from '#contracts/workflows/rules.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { isFault, readAt } from '../conditions/faults.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';

export function ruleOperations(app: WorkflowsApp) {
  const os = implement(rulesContract).$context<CallContext>();
  const rules = definitionOperations<Omit<Rule, 'name'>>(app, {
    ...{ table: 'workflows.rules', path: 'rules', name: 'rule' },
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
  const os = implement(ruleSetsContract).$context<CallContext>();
  const sets = definitionOperations<Omit<RuleSet, 'name'>>(app, {
    ...{ table: 'workflows.rule_sets', path: 'rule-sets', name: 'rule set' },
    async check(caller, set) {
      const rows = await new DefinitionRows('workflows.rules', caller, app.platform.database.query).findAll(set.rules);
      const ids = new Set(rows.map(({ uuid }) => uuid));
      const unknown = set.rules.flatMap((uuid, at) => (ids.has(uuid) ? [] : [`rules.${at}`]));
      if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, code: 'unknown', message: 'There is no such rule' })));
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
