import type { RuleSet } from '#contracts/workflows/rules.ts';
import type { DefinitionKind } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';

export const ruleSetKind = ({ platform }: WorkflowsApp): DefinitionKind<Omit<RuleSet, 'name'>, RuleSet> => ({
  ...{ path: 'rule-sets', name: 'rule set' },
  rowsOf: (owner, db) => new DefinitionRows('workflows.rule_sets', owner, db),
  definitionOf: (set) => set,
  changesOf: (set) => set,
  async check(caller, set) {
    const rows = await new DefinitionRows('workflows.rules', caller, platform.database.query).findAll(set.rules);
    const ids = new Set(rows.map(({ uuid }) => uuid));
    const unknown = set.rules.flatMap((uuid, at) => (ids.has(uuid) ? [] : [`rules.${at}`]));
    if (unknown.length > 0)
      throw invalid(unknown.map((path) => ({ path, code: 'unknown', message: 'No rule of this tenant and mode has this uuid' })));
    return set;
  },
});
