import { type EngineStep, type EngineWorkflow, isDone, isFinal } from './state.ts';

/** The part of a workflow that determines what its session is shown. */
export type WorkflowProgress = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt'>[];
};

/** Reasons of errors that a session is not shown, since they reveal that the person was already recorded. */
const OF_CLAIMS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Returns whether the session is shown a success immediately after the last step. Unless an API key named the person, neither status nor
 * time may reveal whether the person was already recorded.
 */
export function isDoneForSession(progress: WorkflowProgress): boolean {
  const { status, error, person, steps } = progress;
  if (person === 'none' || isNamed(progress)) return false;
  if (status === 'failed' ? !OF_CLAIMS.has(error?.reason) : status === 'rules_failed' || status === 'skipped') return false;
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
export function sessionStandingOf(workflow: WorkflowProgress): Pick<EngineWorkflow, 'status' | 'error' | 'finishedAt'> {
  const { status, error, finishedAt, steps } = workflow;
  if (isDoneForSession(workflow)) {
    const last = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    return { status: 'success', error: null, finishedAt: new Date(last) };
  }
  if (status === 'people_error' && !isNamed(workflow)) return { status: 'working', error: null, finishedAt };
  return { status, error, finishedAt };
}
