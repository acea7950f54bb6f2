import { z } from 'zod';
import { uuid } from '../base/service.ts';
import { definitionContract, definitionName } from './definitions.ts';
import { expression } from './expressions.ts';

/** Operations on rules, and on sets of rules that a workflow must pass once its steps are done. */

const rule = z.object({
  name: definitionName,
  expression: expression.describe(
    'A condition that must be true. It may read the records of all steps by custom id or name, `person`, `metadata`, and `attention`: a list with the code of each finding that a human may have to judge. The creation of a workflow fails if the expression reads a name that the workflow lacks.',
  ),
  message: z.string().max(500).nullable().describe('The reason for the rule. Only API keys read it.'),
});
const newRule = rule.extend({ message: z.string().max(500).nullish() });

const ruleSet = z.object({
  name: definitionName,
  rules: z.array(uuid).min(1).max(50).describe('The rules of the set, which all must be true.'),
});

export const rulesContract = definitionContract({
  path: '/v1/rules',
  tag: 'Rules',
  one: 'rule',
  many: 'rules',
  additions: ['create', 'get', 'update'],
  descriptions: {
    create: 'Creates a rule. The expression is checked as by *Validate expression syntax*.',
    update: 'Changes the rule. Existing workflows keep the rule as it was.',
  },
  createBody: newRule,
  updateBody: newRule.partial(),
  members: rule,
  id: 'Rule',
});

export const ruleSetsContract = definitionContract({
  path: '/v1/rule-sets',
  tag: 'Rules',
  one: 'rule set',
  many: 'rule sets',
  additions: ['list', 'create', 'get', 'update'],
  descriptions: {
    create:
      'Creates a set, which a workflow takes as `rule_set_uuid`. Once all steps are done, every rule is evaluated. If one is not true, or cannot be evaluated, the workflow ends as `rules_failed`.',
    update: 'Changes the set. Existing workflows keep the rules that the set had.',
  },
  createBody: ruleSet,
  updateBody: ruleSet.partial(),
  members: ruleSet,
  id: 'RuleSet',
});

export type Rule = z.output<typeof rule>;
export type NewRule = z.output<typeof newRule>;
export type RuleSet = z.output<typeof ruleSet>;
