import type { WorkflowStatus } from '../../../contracts/session/session.ts';
import { type EngineStep, type EngineWorkflow, isFinal } from './state.ts';

type Seen = Pick<EngineWorkflow, 'status' | 'error' | 'person' | 'vouchedBy' | 'finishedAt'> & {
  readonly steps: readonly Pick<EngineStep, 'status' | 'finishedAt'>[];
};

/** Endings that come of claims. A session is not told of them: they say that somebody was known. */
const OF_CLAIMS: ReadonlySet<string | undefined> = new Set(['claims_refused', 'claims_expired']);

/**
 * Whether the person is told that they are done, whatever becomes of what they said. Unless a key named the person, they are told so at
 * the last answer: whether somebody is known is not a stranger's to learn, neither from words nor from times.
 */
export function isToldDone({ status, error, person, vouchedBy, steps }: Seen): boolean {
  if (person === 'none' || vouchedBy === 'partner') return false;
  if (status === 'failed' ? !OF_CLAIMS.has(error?.reason) : status === 'rules_failed' || status === 'skipped') return false;
  const isDone = steps.every((step) => step.status === 'success' || step.status === 'skipped');
  return isDone && steps.some((step) => step.status === 'success');
}

/** Whether the session is over: the workflow ended, or the person was told that they are done. */
export function isOver(workflow: Seen): boolean {
  return isFinal(workflow.status) || isToldDone(workflow);
}

/** What a session is told of where the workflow stands. */
export function toldOf(workflow: Seen): Pick<EngineWorkflow, 'status' | 'error' | 'finishedAt'> {
  const { status, error, finishedAt, vouchedBy, steps } = workflow;
  if (isToldDone(workflow)) {
    const last = Math.max(...steps.map((step) => step.finishedAt?.getTime() ?? 0));
    return { status: 'success', error: null, finishedAt: new Date(last) };
  }
  // What becomes of the person while they answer is theirs to hear where a key named them.
  if (status === 'people_error' && vouchedBy !== 'partner') return { status: 'working' satisfies WorkflowStatus, error: null, finishedAt };
  return { status, error, finishedAt };
}
