import { type EngineStep, type EngineWorkflow, isDone, isFinal } from './state.ts';

/** As much of a workflow as decides what its session is told. */
export type WorkflowProgress = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt'>[];
};

/** Endings that come of claims. A session is not told of them: they say that somebody was known. */
const OF_CLAIMS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Whether the person is told that they are done, whatever becomes of what they said. Unless a key named the person, they are told so at
 * the last answer: whether somebody is known is not a stranger's to learn, neither from words nor from times.
 */
export function isDoneForSession(progress: WorkflowProgress): boolean {
  const { status, error, person, steps } = progress;
  if (person === 'none' || isNamed(progress)) return false;
  if (status === 'failed' ? !OF_CLAIMS.has(error?.reason) : status === 'rules_failed' || status === 'skipped') return false;
  return steps.every(isDone) && steps.some((step) => step.status === 'success');
}

/** Whether a key named the person. Then what becomes of them is theirs to hear. */
export function isNamed({ vouchedBy }: Pick<EngineWorkflow, 'vouchedBy'>): boolean {
  return vouchedBy === 'partner';
}

/** Whether the session is over: the workflow ended, or the person was told that they are done. */
export function isOver(workflow: WorkflowProgress): boolean {
  return isFinal(workflow.status) || isDoneForSession(workflow);
}

/** What a session is told of where the workflow stands. */
export function sessionStandingOf(workflow: WorkflowProgress): Pick<EngineWorkflow, 'status' | 'error' | 'finishedAt'> {
  const { status, error, finishedAt, steps } = workflow;
  if (isDoneForSession(workflow)) {
    const last = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    return { status: 'success', error: null, finishedAt: new Date(last) };
  }
  if (status === 'people_error' && !isNamed(workflow)) return { status: 'working', error: null, finishedAt };
  return { status, error, finishedAt };
}
