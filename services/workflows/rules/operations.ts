import { implement } from '@orpc/server';
import { type NewRule, type Rule, type RuleSet, ruleSetsContract, rulesContract } from '#contracts/workflows/rules.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { isFault, readAt } from '../conditions/faults.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { definitionsOf } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowTables } from '../model/tables.ts';

export function ruleOperations(platform: Platform<WorkflowTables>) {
  const os = implement(rulesContract).$context<CallContext>();
  const rules = definitionOperations<Omit<Rule, 'name'>>(platform, {
    ...{ table: 'workflows.rules', path: 'rules', name: 'rule' },
    async check(_caller, rule) {
      const read = readAt('expression', rule.expression, null);
      if (isFault(read)) throw invalid([read]);
      return rule;
    },
  });
  const storedRule = <Sent extends Partial<NewRule>>({ message, ...rule }: Sent) => ({ ...rule, message: message ?? null });
  return {
    list: os.list.handler(({ input, context }) => rules.list(context.caller, input)),
    create: os.create.handler(({ input, context }) => rules.create(context, storedRule(input))),
    get: os.get.handler(({ input, context }) => rules.get(context.caller, input.uuid)),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { message, ...rest } = body;
      const change = Object.hasOwn(body, 'message') ? { ...rest, message: message ?? null } : rest;
      return rules.update(context.caller, params.uuid, change);
    }),
  };
}

export function ruleSetOperations(platform: Platform<WorkflowTables>) {
  const os = implement(ruleSetsContract).$context<CallContext>();
  const sets = definitionOperations<Omit<RuleSet, 'name'>>(platform, {
    ...{ table: 'workflows.rule_sets', path: 'rule-sets', name: 'rule set' },
    async check(caller, set) {
      const rows = await definitionsOf<Omit<Rule, 'name'>>('workflows.rules', caller, platform.database.query).find(set.rules);
      const ids = new Set(rows.map(({ uuid }) => uuid));
      const unknown = set.rules.flatMap((uuid, at) => (ids.has(uuid) ? [] : [`rules.${at}`]));
      if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, code: 'unknown', message: 'There is no such rule' })));
      return set;
    },
  });
  return {
    list: os.list.handler(({ input, context }) => sets.list(context.caller, input)),
    create: os.create.handler(({ input, context }) => sets.create(context, input)),
    get: os.get.handler(({ input, context }) => sets.get(context.caller, input.uuid)),
    update: os.update.handler(({ input: { params, body }, context }) => sets.update(context.caller, params.uuid, body)),
  };
}
