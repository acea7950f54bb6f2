import { findingCodes } from '#contracts/base/findings.ts';
import type { SessionStatus } from '#contracts/base/statuses.ts';
import { type EngineError, type EngineStep, type EngineWorkflow, isDone, isFinal, isUndecided } from './state.ts';

/** The part of a workflow that determines what its session is shown. */
export type WorkflowProgress = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt' | 'approvedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt' | 'needsDecision'>[];
};

/** Reasons of errors that the session is not shown: they reveal that the person had a record before this workflow. */
const HIDDEN_REASONS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Returns whether the session is shown the end because the steps are done, although the workflow may still wait or have failed. Otherwise
 * status or time would reveal whether a record of the person existed before. If an API key named the person, the true status is shown.
 */
export function isDoneForSession(progress: WorkflowProgress): boolean {
  const { status, error, person, steps, approvedAt } = progress;
  // Also after an approval, until its job has recorded the person: who was told the end does not see the workflow go on.
  const waits = status === 'working' && (isUndecided(progress) || (approvedAt !== null && steps.every(isDone)));
  // `none`: no person is to be recorded, so the true status reveals nothing.
  if ((person === 'none' || isNamed(progress)) && !waits) return false;
  if (status === 'rules_failed' || status === 'skipped') return false;
  if (status === 'failed' && !HIDDEN_REASONS.has(error?.reason)) return false;
  return steps.every(isDone) && steps.some((step) => step.status === 'success');
}

/** Returns whether an API key named the person, who is then shown the true status. */
export function isNamed({ vouchedBy }: Pick<EngineWorkflow, 'vouchedBy'>): boolean {
  return vouchedBy === 'partner';
}

/** Returns whether the session is over: the workflow ended, or the session is shown that it did. */
export function isOver(workflow: WorkflowProgress): boolean {
  return isFinal(workflow.status) || isDoneForSession(workflow);
}

/** Returns the status, error and end time that the session is shown. */
export function statusForSession(
  workflow: WorkflowProgress,
): Pick<EngineWorkflow, 'error' | 'finishedAt'> & { readonly status: SessionStatus } {
  const { status, error, finishedAt, steps } = workflow;
  if (isDoneForSession(workflow)) {
    const lastStepEnd = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    // Known and unknown people read the same, whatever the job finds after the last answer.
    return { status: 'received', error: null, finishedAt: new Date(lastStepEnd) };
  }
  // The error could reveal that the person had a record and, before the last answer, that no finding held the job.
  if (status === 'people_error' && !(isNamed(workflow) && steps.every(isDone))) return { status: 'working', error: null, finishedAt };
  return { status, error: hideCode(error), finishedAt };
}

/** Returns whether the session is shown that the workflow ended well. Known and unknown people get the same mails, at the same time. */
export function hasEndedWell(workflow: WorkflowProgress): boolean {
  const { status } = statusForSession(workflow);
  return status === 'success' || status === 'received';
}

/** Replaces a reason that is a finding's code, which would tell a cheat what gave them away. */
export function hideCode<Error extends Pick<EngineError, 'reason'>>(error: Error | null): Error | null {
  const isCode = error !== null && (findingCodes as readonly string[]).includes(error.reason);
  return isCode ? { ...error, reason: 'step_refused' } : error;
}
