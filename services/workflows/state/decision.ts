import { type Allowance, allowanceTogether, type ConditionVerdict, readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import { stepAhead } from '../engine/conditions.ts';
import { rulesAreDue } from '../engine/settle.ts';
import type { EngineEvent, EngineWorkflow } from '../engine/state.ts';
import { reference } from '../model/steps.ts';
import type { FailedRule, WorkflowRule } from '../model/tables.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import type { PersonValues } from '../ports/people.ts';
import { valuesAt, valuesOfRules } from './variables.ts';

type ConditionValues = Readonly<Record<string, unknown>>;

/** A workflow with its engine state at one moment. */
interface Moment extends WholeWorkflow {
  state: EngineWorkflow;
}

/** The result of evaluating conditions, as an event for the engine. */
interface ConditionResult {
  event: EngineEvent;
  /** The rules that were not true. Left out if the rules were not evaluated. */
  failedRules?: readonly FailedRule[];
}

/** Evaluates the conditions that an event made due. Null if none is due, or if only a skip condition was due and it is false. */
export function decisionAfter(before: Moment, after: Moment, person: PersonValues | null, at: Date): ConditionResult | null {
  return stepDecision(before, after, person, at) ?? rulesDecision(after, person, at);
}

/** Evaluates the skip condition of the step that the workflow advanced to, when all steps before it are done. */
function stepDecision(before: Moment, after: Moment, person: PersonValues | null, at: Date): ConditionResult | null {
  const { skip_steps: conditions } = after.workflow;
  const ahead = conditions && stepAhead(before.state, after.state);
  const position = after.steps.findIndex(({ uuid }) => uuid === ahead?.uuid);
  const row = after.steps[position];
  const condition = row && conditions?.[reference(row)];
  if (!row || condition === undefined) return null;
  const verdict = judge(condition, valuesAt(after, position, person, at));
  if ('fault' in verdict) return { event: { type: 'skip_failed', at, step: row.uuid, reason: verdict.fault } };
  return verdict.is ? { event: { type: 'skip', at, step: row.uuid } } : null;
}

function rulesDecision(after: Moment, person: PersonValues | null, at: Date): ConditionResult | null {
  const { rules } = after.workflow;
  if (rules === null || !rulesAreDue(after.state)) return null;
  const values = valuesOfRules(after, person, at);
  // All rules share the allowance (the most work that an evaluation may do), so that many rules take no longer than one.
  const allowance = allowanceTogether();
  const failedRules = rules.flatMap((rule) => failureOf(rule, values, allowance));
  return { event: { type: 'rules_judged', at, hasPassed: failedRules.length === 0 }, failedRules };
}

/** Returns the failed rule if the rule is false or cannot be evaluated, else an empty list. */
function failureOf({ uuid, name, expression, message }: WorkflowRule, values: ConditionValues, allowance: Allowance): FailedRule[] {
  const verdict = judge(expression, values, allowance);
  if ('fault' in verdict) return [{ uuid, name, message, fault: verdict.fault }];
  return verdict.is ? [] : [{ uuid, name, message, fault: null }];
}

/** Evaluates an expression. It was checked when the workflow was created, so it can be invalid only after an upgrade of the software. */
function judge(expression: string, values: ConditionValues, allowance?: Allowance): ConditionVerdict {
  try {
    return readExpression(expression, null).judge(values, allowance);
  } catch (error) {
    if (error instanceof ExpressionFault) return { fault: 'failed' };
    throw error;
  }
}
