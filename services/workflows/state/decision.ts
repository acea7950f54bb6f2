import { type Allowance, allowanceTogether, type ConditionVerdict, readExpression } from '#platform/expressions/expression.ts';
import { ExpressionFault } from '#platform/expressions/guard.ts';
import { stepAhead } from '../engine/conditions.ts';
import { rulesAreDue } from '../engine/settle.ts';
import type { EngineEvent, EngineWorkflow } from '../engine/state.ts';
import { reference } from '../model/steps.ts';
import type { WholeWorkflow } from '../model/store.ts';
import type { AskedRule, FailedRule } from '../model/tables.ts';
import type { PersonValues } from './person-values.ts';
import { valuesAt } from './variables.ts';

type ConditionValues = Readonly<Record<string, unknown>>;

/** A workflow at one moment. */
interface Moment extends WholeWorkflow {
  state: EngineWorkflow;
}

/** What the conditions of a workflow say, as an event for the engine. */
interface Decision {
  event: EngineEvent;
  /** The rules that did not hold, where they were asked. */
  failedRules?: readonly FailedRule[];
}

/** Returns what the conditions decide after an event; null where there is nothing to decide. */
export function decisionAfter(before: Moment, after: Moment, person: PersonValues | null, at: Date): Decision | null {
  return stepDecision(before, after, person, at) ?? rulesDecision(after, person, at);
}

/** A step is judged when the workflow comes to it: then everything before it is answered. */
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
  // They are judged in one turn: however many they are, others wait no longer.
  const allowance = allowanceTogether();
  const failedRules = rules.flatMap((rule) => failureOf(rule, values, allowance));
  return { event: { type: 'rules_judged', at, hasPassed: failedRules.length === 0 }, failedRules };
}

/** A rule that cannot be judged does not hold: who made it has to look. */
function failureOf({ uuid, name, expression, message }: AskedRule, values: ConditionValues, allowance: Allowance): FailedRule[] {
  const verdict = judge(expression, values, allowance);
  if ('fault' in verdict) return [{ uuid, name, message, fault: verdict.fault }];
  return verdict.is ? [] : [{ uuid, name, message, fault: null }];
}

/** Whoever made the workflow was told of what is wrong with an expression; one that is read no more after an update fails here. */
function judge(expression: string, values: ConditionValues, allowance?: Allowance): ConditionVerdict {
  try {
    return readExpression(expression, null).judge(values, allowance);
  } catch (error) {
    if (error instanceof ExpressionFault) return { fault: 'failed' };
    throw error;
  }
}
