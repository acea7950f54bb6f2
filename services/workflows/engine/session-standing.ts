import { type EngineStep, type EngineWorkflow, isDone, isFinal } from './state.ts';

/** The part of a workflow that decides what its session sees. */
export type WorkflowProgress = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt'>[];
};

/** Errors that a session does not see: they reveal that somebody is on record. */
const OF_CLAIMS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Tells whether the session sees a success at once after the last step. Unless a key named the person, neither status nor time may reveal
 * whether somebody is on record.
 */
export function isDoneForSession(progress: WorkflowProgress): boolean {
  const { status, error, person, steps } = progress;
  if (person === 'none' || isNamed(progress)) return false;
  if (status === 'failed' ? !OF_CLAIMS.has(error?.reason) : status === 'rules_failed' || status === 'skipped') return false;
  return steps.every(isDone) && steps.some((step) => step.status === 'success');
}

/** Tells whether a key named the person, who then sees the true status. */
export function isNamed({ vouchedBy }: Pick<EngineWorkflow, 'vouchedBy'>): boolean {
  return vouchedBy === 'partner';
}

/** Tells whether the session is over: the workflow ended, or the session sees it so. */
export function isOver(workflow: WorkflowProgress): boolean {
  return isFinal(workflow.status) || isDoneForSession(workflow);
}

/** Returns the status that the session sees. */
export function sessionStandingOf(workflow: WorkflowProgress): Pick<EngineWorkflow, 'status' | 'error' | 'finishedAt'> {
  const { status, error, finishedAt, steps } = workflow;
  if (isDoneForSession(workflow)) {
    const last = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    return { status: 'success', error: null, finishedAt: new Date(last) };
  }
  if (status === 'people_error' && !isNamed(workflow)) return { status: 'working', error: null, finishedAt };
  return { status, error, finishedAt };
}
