import { workflowErrors } from '#contracts/workflows/errors.ts';
import { accept, end, log, notice, reject } from './outcome.ts';
import { type Effect, type EngineError, type EngineOutcome, type EngineWorkflow, isFinal, isUndecided } from './state.ts';

/** Makes a workflow with all steps done wait until an API key accepts or refuses its claims (data that no trusted source confirms). */
export function awaitJudgement(workflow: EngineWorkflow, at: Date, effects: readonly Effect[]): EngineOutcome {
  const error: EngineError = { reason: 'unvouched', error_id: workflowErrors.unvouched.id, fatal: false, extra: {} };
  const waiting = { ...workflow, status: 'people_error' as const, error, claimsAt: at };
  return accept(waiting, ...effects, log('workflow.claims_made'), ...notice('people_error'));
}

/** Accepts claims. The job that records the person writes them to the person's record. */
export function acceptClaims(workflow: EngineWorkflow): EngineOutcome {
  const entry = log('claims.accepted');
  if (isUndecided(workflow))
    return reject({ problem: 'conflict', detail: 'A finding of the workflow waits for a decision; use Decide on findings first' });
  if (isWaiting(workflow))
    return accept({ ...workflow, status: 'working', error: null, person: 'pending' }, entry, { type: 'attach_person' });
  if (!hasClaimsAfterSuccess(workflow)) return noClaimsWaiting;
  return accept({ ...workflow, person: 'pending' }, entry, { type: 'attach_person' });
}

export function refuseClaims(workflow: EngineWorkflow, error: EngineError, at: Date): EngineOutcome {
  const entry = log('claims.refused', { reason: error.reason });
  if (isWaiting(workflow)) return end({ ...workflow, error }, 'failed', at, [entry]);
  return hasClaimsAfterSuccess(workflow) ? accept(workflow, entry) : noClaimsWaiting;
}

const isWaiting = ({ status, person }: EngineWorkflow) => status === 'people_error' && person === 'claimed';

/** Returns whether claims remain after a success that wrote the rest. */
const hasClaimsAfterSuccess = ({ status, person }: EngineWorkflow) => status === 'success' && person === 'attached';

/**
 * Returns whether the workflow ended so that no API key can accept or refuse claims any more. While the person is pending, accepted claims
 * are still to be written.
 */
export function isTooLateForClaims(workflow: EngineWorkflow): boolean {
  return isFinal(workflow.status) && workflow.person !== 'pending' && !hasClaimsAfterSuccess(workflow);
}

const noClaimsWaiting = reject({ problem: 'conflict', detail: 'The workflow has no claims that wait for a key' });
