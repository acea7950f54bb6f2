import { accept, log, withStep } from './outcome.ts';
import { currentStep, type EngineWorkflow, isDone, isFinal, type Outcome, type OutcomeNews } from './state.ts';

/** Opens the step of an operator once it is its turn, and tells the partner that it waits. */
export function awaitOperator(outcome: Outcome, at: Date): Outcome {
  if (!outcome.ok) return outcome;
  const { workflow, effects } = outcome;
  const current = workflow.status === 'pristine' ? null : currentStep(workflow);
  const waits = current?.answeredBy === 'operator';
  if (waits === (workflow.waitingSince !== null)) return outcome;
  if (!waits) return accept({ ...workflow, waitingSince: null }, ...effects);
  const version = current.version + 1;
  const open = withStep(workflow, current.uuid, { status: 'working', version, error: null, startedAt: current.startedAt ?? at });
  return accept({ ...open, waitingSince: at }, ...effects, log('step.waits', { step: current.uuid, version }), {
    type: 'notify',
    webhook: 'workflow.review_waiting',
  });
}

/** What an operator's answer means to the person. */
export function newsOf({ status, steps }: EngineWorkflow): OutcomeNews {
  if (status === 'failed') return 'rejected';
  return isFinal(status) || steps.every(isDone) ? 'done' : 'go_on';
}
