import { z } from 'zod';
import { uuid } from '../base/service.ts';
import { definitionContract, definitionName } from './definitions.ts';
import { expression } from './expressions.ts';

/** Operations on rules, and on sets of rules that a workflow must pass once its steps are done. */

const rule = z.object({
  name: definitionName,
  expression: expression.meta({
    description:
      'A condition that has to hold. It reads the records of all steps by custom id or name, `person` and `metadata`; whether a workflow has what it reads is told when one is made with it.',
  }),
  message: z.string().max(500).nullable().meta({ description: 'Why it matters, for whoever reads the workflow by a key.' }),
});
const newRule = rule.extend({ message: z.string().max(500).nullish() });

const ruleSet = z.object({
  name: definitionName,
  rules: z.array(uuid).min(1).max(50).meta({ description: 'All of them have to hold.' }),
});

export const rulesContract = definitionContract({
  path: '/v1/rules',
  tag: 'Rules',
  one: 'rule',
  many: 'rules',
  ours: ['create', 'get', 'update'],
  descriptions: {
    create: 'The expression is read as *Validate expression syntax* reads it.',
    update: 'Workflows that were made before keep the rule as it was.',
  },
  created: newRule,
  changed: newRule.partial(),
  members: rule,
  id: 'Rule',
});

export const ruleSetsContract = definitionContract({
  path: '/v1/rule-sets',
  tag: 'Rules',
  one: 'rule set',
  many: 'rule sets',
  ours: ['list', 'create', 'get', 'update'],
  descriptions: {
    create:
      'A workflow takes it as `rule_set_uuid`. Once all steps are done every rule is asked; where one does not hold, or cannot be judged, the workflow ends as `rules_failed`.',
    update: 'Workflows that were made before keep the rules that the set had.',
  },
  created: ruleSet,
  changed: ruleSet.partial(),
  members: ruleSet,
  id: 'RuleSet',
});

export type Rule = z.output<typeof rule>;
export type RuleSet = z.output<typeof ruleSet>;
