import type { FieldProblem } from '#contracts/base/problems.ts';
import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import type { Rule, RuleSet } from '#contracts/workflows/rules.ts';
import type { Caller } from '#platform/base/ports.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import { reference } from '../model/steps.ts';
import type { WorkflowRule } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { nameOf, variablesAfter, variablesOfRules } from '../state/variables.ts';
import { isFault, parseAt } from './faults.ts';

type ConditionStep = Parameters<typeof variablesAfter>[0][number];

/** Returns the faults of `skip_steps`: unknown steps, unknown variables, and conditions that are always true. */
export function faultsInSkips(
  skips: Readonly<Record<string, string>>,
  steps: readonly ConditionStep[],
  isPersonGiven: boolean,
): FieldProblem[] {
  const hintAt = createHints();
  const references = steps.map(reference);
  return Object.entries(skips).flatMap(([key, text]): FieldProblem | FieldProblem[] => {
    const path = `skip_steps.${key}`;
    const position = references.indexOf(key);
    if (position < 0)
      return { path, code: 'unknown_step', message: `No step of this workflow has this reference${hintAt(key, references)}` };
    const read = parseAt(path, text, variablesAfter(steps.slice(0, position), isPersonGiven));
    if (isFault(read)) return read.code === 'unknown_name' ? explainFault(read, text, steps.slice(position)) : read;
    if (read.constant !== true) return [];
    return { path, code: 'never_runs', message: 'This always holds, so the step would never run; leave the step out' };
  });
}

/** Returns the fault of an unknown name, with a better message if the name belongs to a later step. */
function explainFault(fault: FieldProblem, text: string, later: readonly ConditionStep[]): FieldProblem {
  const read = parseAt(fault.path, text, null);
  const names = isFault(read) ? new Set<string>() : read.names;
  const step = later.find((one) => names.has(nameOf(one)));
  if (!step) return { ...fault, message: `${fault.message}; it may read the steps before it, person and metadata` };
  return { ...fault, code: 'later_step', message: `${reference(step)} is not answered yet when this is evaluated: ${fault.message}` };
}

/**
 * Returns the rules of a set for a workflow with these steps. Throws `invalid_body` for an unknown set or variable, or for a rule that is
 * always false.
 */
export async function rulesFor(
  { platform }: WorkflowsApp,
  caller: Caller,
  ruleSetUuid: string,
  { steps, isPersonGiven }: { steps: readonly ConditionStep[]; isPersonGiven: boolean },
): Promise<WorkflowRule[]> {
  const path = 'rule_set_uuid';
  const db = platform.database.query;
  const set = await new DefinitionRows<Omit<RuleSet, 'name'>>('workflows.rule_sets', caller, db).find(ruleSetUuid);
  if (set === null) throw invalid([{ path, code: 'unknown', message: 'No rule set of this tenant and mode has this uuid' }]);
  const rows = await new DefinitionRows<Omit<Rule, 'name'>>('workflows.rules', caller, db).findAll(set.rules);
  const rules = set.rules.flatMap((uuid) => rows.find((rule) => rule.uuid === uuid) ?? []);
  const variables = variablesOfRules(steps, isPersonGiven);
  const faults = rules.flatMap(({ name, expression }): FieldProblem | FieldProblem[] => {
    const read = parseAt(path, expression, variables);
    if (isFault(read)) return { ...read, message: `The rule “${name}”: ${read.message}` };
    if (read.canHold) return [];
    return { path, code: 'never_succeeds', message: `The rule “${name}” never holds, so the workflow could not end well` };
  });
  if (faults.length > 0) throw invalid(faults);
  return rules.map(({ uuid, name, expression, message }) => ({ uuid, name, expression, message: message ?? '' }));
}

/** Returns the columns of a new workflow that hold its conditions and rules. */
export function conditionColumns({ skip_steps, rule_set_uuid }: CreateWorkflow, rules: readonly WorkflowRule[] | null) {
  return {
    skip_steps: Object.keys(skip_steps ?? {}).length > 0 ? JSON.stringify(skip_steps) : null,
    rule_set_uuid: rule_set_uuid ?? null,
    rules: rules && JSON.stringify(rules),
    rules_passed: rules && false,
    failed_rules: null,
  };
}
