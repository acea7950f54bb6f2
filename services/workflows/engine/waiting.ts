import type { NoticeNews } from '#contracts/otp/notices.ts';
import { awaitsDecision } from './findings.ts';
import { accept, log, withStep } from './outcome.ts';
import { currentStep, type EngineEvent, type EngineOutcome, type EngineWorkflow, isDone, isFinal } from './state.ts';

/** Adds the operator's wait and the person's notice to an outcome, after the conditions determined the next step. */
export function conclude(outcome: EngineOutcome, event: EngineEvent): EngineOutcome {
  return tellPerson(awaitOperator(outcome, event.at), event);
}

/** Opens an operator's step when it becomes current, or lets findings wait for a decision, and sends the partner a webhook. */
function awaitOperator(outcome: EngineOutcome, at: Date): EngineOutcome {
  if (!outcome.ok) return outcome;
  const { workflow, effects } = outcome;
  const current = workflow.status === 'pristine' ? null : currentStep(workflow);
  const step = current?.answeredBy === 'operator' ? current : null;
  const waits = step !== null || awaitsDecision(workflow);
  if (waits === (workflow.waitingSince !== null)) return outcome;
  if (!waits) return accept({ ...workflow, waitingSince: null }, ...effects);
  const webhook = { type: 'notify', webhook: 'workflow.review_waiting' } as const;
  if (step === null) return accept({ ...workflow, waitingSince: at }, ...effects, log('workflow.waits'), webhook);
  const version = step.version + 1;
  const open = withStep(workflow, step.uuid, { status: 'working', version, error: null, startedAt: step.startedAt ?? at });
  return accept({ ...open, waitingSince: at }, ...effects, log('step.waits', { step: step.uuid, version }), webhook);
}

function tellPerson(outcome: EngineOutcome, event: EngineEvent): EngineOutcome {
  const isDecision = event.type === 'decided' || (event.type === 'submit' && event.by === 'operator');
  if (!outcome.ok || !isDecision) return outcome;
  const news = newsOf(outcome.workflow);
  return news === null ? outcome : accept(outcome.workflow, ...outcome.effects, { type: 'tell_person', news });
}

/** Returns the news that an operator's decision has for the person. Null if another operator must decide first. */
function newsOf({ status, steps, waitingSince }: EngineWorkflow): NoticeNews | null {
  if (status === 'failed' || status === 'rules_failed') return 'rejected';
  if (waitingSince !== null) return null;
  return isFinal(status) || steps.every(isDone) ? 'done' : 'go_on';
}
