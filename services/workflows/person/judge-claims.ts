import type { SaidClaims } from '#contracts/base/claims.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { demandScope, Problem } from '#platform/base/problem.ts';
import type { EngineError } from '../engine/state.ts';
import { PEOPLE_SCOPE, workflowRecord } from '../model/records.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { existingWorkflow, lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';

export function claimsError(reason: 'claims_refused' | 'claims_expired'): EngineError {
  return { reason, error_id: workflowErrors[reason].id, fatal: true, extra: {} };
}

/** Throws unless the key has the scope for people, since claims reveal data of a person's record. */
export const needPeople = (caller: Caller): void => demandScope(caller, PEOPLE_SCOPE);

/** Makes a decision about the claims (unconfirmed data about a recorded person). Throws `conflict` if no claims wait. */
export function judgeClaims(
  app: WorkflowsApp,
  context: CallContext,
  uuid: string,
  decide: (unit: Unit, snapshot: Snapshot, claims: SaidClaims) => Promise<unknown>,
): Promise<WorkflowRecord> {
  needPeople(context.caller);
  return writeOnce(app, context, uuid, async (unit) => {
    const snapshot = await lockWorkflow(unit, uuid);
    const { claims, claims_accepted } = snapshot.workflow;
    if (claims === null || claims_accepted !== null) throw new Problem('conflict', 'The workflow has no claims that wait for a key');
    await decide(unit, snapshot, claims);
    return workflowRecord(app.steps, existingWorkflow(await unit.store.workflows.find(uuid)), unit.caller);
  });
}
