import type { SaidClaims } from '#contracts/base/claims.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { demandScope, Problem } from '#platform/base/problem.ts';
import type { EngineError } from '../engine/state.ts';
import { invalid } from '../model/bodies.ts';
import { PEOPLE_SCOPE, workflowRecord } from '../model/records.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { existingWorkflow, lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { storeOf, type Unit } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';

/**
 * Accepts claims (unconfirmed data about a recorded person): these members, or all if null. Throws `conflict` if no claims wait or the
 * person was deleted.
 */
export async function acceptClaims(app: WorkflowsApp, context: CallContext, uuid: string, members: readonly string[] | null) {
  needPeople(context.caller);
  // Called before the transaction, which would otherwise wait for the people service.
  const missingPerson = await missingPersonIn(app, context.caller, uuid);
  return judgeClaims(app, context, uuid, async (unit, snapshot, { people_uuid, differences }) => {
    if (people_uuid === missingPerson) throw new Problem('conflict', 'The person of the claims was deleted; refuse the claims');
    const all = differences.map(({ member }) => member);
    const unknownPaths = (members ?? []).flatMap((member, at) => (all.includes(member) ? [] : [`members.${at}`]));
    if (unknownPaths.length > 0)
      throw invalid(
        unknownPaths.map((path) => ({
          path,
          code: 'unknown',
          message: 'The claims have no difference with this name; take names of claims.differences',
        })),
      );
    await applyEvent(unit, snapshot, { type: 'claims_accepted', at: app.platform.clock.now() });
    await unit.store.workflows.change(uuid, { claims_accepted: JSON.stringify(members ?? all) });
  });
}

export function refuseClaims(app: WorkflowsApp, context: CallContext, uuid: string): Promise<WorkflowRecord> {
  return judgeClaims(app, context, uuid, (unit, snapshot) =>
    applyEvent(unit, snapshot, { type: 'claims_refused', at: app.platform.clock.now(), error: claimsError('claims_refused') }),
  );
}

export function claimsError(reason: 'claims_refused' | 'claims_expired'): EngineError {
  return { reason, error_id: workflowErrors[reason].id, fatal: true, extra: {} };
}

/** Throws unless the key has the scope for people, since claims reveal data of a person's record. */
export const needPeople = (caller: Caller): void => demandScope(caller, PEOPLE_SCOPE);

function judgeClaims(
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

/** Returns the uuid of the claims' person if that person was deleted, else null. */
async function missingPersonIn(app: WorkflowsApp, caller: Caller, uuid: string): Promise<string | null> {
  const { claims } = existingWorkflow(await storeOf(app, caller).workflows.find(uuid)).workflow;
  return claims && !(await app.people.exists(caller, claims.people_uuid)) ? claims.people_uuid : null;
}
