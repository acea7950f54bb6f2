import { awaitJudgement } from './claims.ts';
import { accept, end } from './outcome.ts';
import { type Effect, type EngineOutcome, type EngineWorkflow, isDone, isUndecided } from './state.ts';

/**
 * Ends a workflow whose steps are all done once the person is recorded, or lets its claims wait for an API key. The rules are evaluated
 * before that, so that the time they take reveals nothing about the person's record; then an operator decides on findings.
 */
export function settle(workflow: EngineWorkflow, at: Date, effects: readonly Effect[]): EngineOutcome {
  if (!workflow.steps.every(isDone) || rulesAreDue(workflow)) return accept(workflow, ...effects);
  if (isUndecided(workflow)) return accept(workflow, ...effects);
  if (workflow.person === 'pending' || workflow.person === 'refused') return accept(workflow, ...effects);
  if (workflow.person === 'claimed') return awaitJudgement(workflow, at, effects);
  return end(workflow, hasAnswer(workflow) ? 'success' : 'skipped', at, effects);
}

/** Returns whether the rules must be evaluated: all steps are done, and at least one was submitted. */
export function rulesAreDue(workflow: EngineWorkflow): boolean {
  return workflow.rules === 'unasked' && workflow.status === 'working' && workflow.steps.every(isDone) && hasAnswer(workflow);
}

const hasAnswer = ({ steps }: EngineWorkflow) => steps.some((step) => step.status === 'success');
