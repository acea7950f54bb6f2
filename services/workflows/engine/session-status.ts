import { type EngineStep, type EngineWorkflow, isDone, isFinal } from './state.ts';

/** The part of a workflow that determines what its session is shown. */
export type WorkflowProgress = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt'>[];
};

/** Reasons of errors that the session is not shown: they reveal that the person had a record before this workflow. */
const HIDDEN_REASONS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Returns whether the session is shown success because the steps are done, although the workflow may still wait or have failed. Otherwise
 * status or time would reveal whether a record of the person existed before. If an API key named the person, the true status is shown.
 */
export function isDoneForSession(progress: WorkflowProgress): boolean {
  const { status, error, person, steps } = progress;
  // `none`: no person is to be recorded, so the true status reveals nothing.
  if (person === 'none' || isNamed(progress)) return false;
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
export function statusForSession(workflow: WorkflowProgress): Pick<EngineWorkflow, 'status' | 'error' | 'finishedAt'> {
  const { status, error, finishedAt, steps } = workflow;
  if (isDoneForSession(workflow)) {
    const lastStepEnd = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    return { status: 'success', error: null, finishedAt: new Date(lastStepEnd) };
  }
  // The error could reveal that the person had a record.
  if (status === 'people_error' && !isNamed(workflow)) return { status: 'working', error: null, finishedAt };
  return { status, error, finishedAt };
}
