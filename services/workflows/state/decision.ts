import { type Allowance, allowanceTogether, type ConditionVerdict, readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import { stepAhead } from '../engine/conditions.ts';
import { rulesAreDue } from '../engine/settle.ts';
import type { EngineEvent, EngineWorkflow } from '../engine/state.ts';
import { reference } from '../model/steps.ts';
import type { AskedRule, FailedRule } from '../model/tables.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import type { PersonValues } from '../ports/people.ts';
import { valuesAt } from './variables.ts';

type ConditionValues = Readonly<Record<string, unknown>>;

/** A workflow at one moment. */
interface Moment extends WholeWorkflow {
  state: EngineWorkflow;
}

/** The result of conditions, as an event for the engine. */
interface Decision {
  event: EngineEvent;
  /** Left out if the rules were not evaluated. */
  failedRules?: readonly FailedRule[];
}

/** Evaluates the conditions that are due after an event; null if none is. */
export function decisionAfter(before: Moment, after: Moment, person: PersonValues | null, at: Date): Decision | null {
  return stepDecision(before, after, person, at) ?? rulesDecision(after, person, at);
}

/** Evaluates the condition of a step when the workflow comes to it, with all steps before it done. */
function stepDecision(before: Moment, after: Moment, person: PersonValues | null, at: Date): Decision | null {
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

function rulesDecision(after: Moment, person: PersonValues | null, at: Date): Decision | null {
  const { rules } = after.workflow;
  if (rules === null || !rulesAreDue(after.state)) return null;
  const values = valuesAt(after, after.steps.length, person, at);
  // One allowance for all rules: many take no longer than one.
  const allowance = allowanceTogether();
  const failedRules = rules.flatMap((rule) => failureOf(rule, values, allowance));
  return { event: { type: 'rules_judged', at, hasPassed: failedRules.length === 0 }, failedRules };
}

/** Counts a rule that cannot be evaluated as one that failed. */
function failureOf({ uuid, name, expression, message }: AskedRule, values: ConditionValues, allowance: Allowance): FailedRule[] {
  const verdict = judge(expression, values, allowance);
  if ('fault' in verdict) return [{ uuid, name, message, fault: verdict.fault }];
  return verdict.is ? [] : [{ uuid, name, message, fault: null }];
}

/** Evaluates an expression. It was checked when the workflow was made, so only an update of this build can make it invalid. */
function judge(expression: string, values: ConditionValues, allowance?: Allowance): ConditionVerdict {
  try {
    return readExpression(expression, null).judge(values, allowance);
  } catch (error) {
    if (error instanceof ExpressionFault) return { fault: 'failed' };
    throw error;
  }
}
