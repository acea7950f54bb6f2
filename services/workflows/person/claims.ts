import type { Claims } from '../../../contracts/claims.ts';
import { workflowErrors } from '../../../contracts/workflows/errors.ts';
import type { WorkflowRecord } from '../../../contracts/workflows/records.ts';
import type { CallContext, Caller, Clock } from '../../platform/ports.ts';
import { Problem } from '../../platform/problem.ts';
import { invalid } from '../bodies.ts';
import type { EngineError } from '../engine/state.ts';
import { PEOPLE_SCOPE, workflowRecord } from '../records.ts';
import type { ServedSteps } from '../steps.ts';
import { existingWorkflow, type Snapshot, type Transitions, type Unit } from '../transitions.ts';
import type { Writes } from '../writes.ts';

interface Parts {
  clock: Clock;
  steps: ServedSteps;
  transitions: Transitions;
  writes: Writes;
}

/** A key judges what was said of somebody who was there before. */
export function createJudgement({ clock, steps, transitions, writes }: Parts) {
  const judge = (context: CallContext, uuid: string, decide: (unit: Unit, snapshot: Snapshot, claims: Claims) => Promise<unknown>) => {
    needPeople(context.caller);
    return writes.once(context, uuid, async (unit): Promise<WorkflowRecord> => {
      const snapshot = await transitions.lock(unit.store, uuid);
      const { claims, claims_accepted } = snapshot.workflow;
      if (claims === null || claims_accepted !== null) throw new Problem('conflict', 'The workflow has no claims that wait for a key');
      await decide(unit, snapshot, claims);
      return workflowRecord(steps, existingWorkflow(await unit.store.find(uuid)), unit.caller);
    });
  };

  return {
    /** @param members Of the differences; null for all of them. */
    accept: (context: CallContext, uuid: string, members: readonly string[] | null) =>
      judge(context, uuid, async (unit, snapshot, { differences }) => {
        const all = differences.map(({ member }) => member);
        const strangers = (members ?? []).flatMap((member, at) => (all.includes(member) ? [] : [`members.${at}`]));
        if (strangers.length > 0)
          throw invalid(strangers.map((path) => ({ path, code: 'unknown', message: 'No difference of the claims is called so' })));
        await transitions.apply(unit, snapshot, { type: 'claims_accepted', at: clock.now() });
        await unit.store.update(uuid, { claims_accepted: JSON.stringify(members ?? all) });
      }),

    refuse: (context: CallContext, uuid: string) =>
      judge(context, uuid, async (unit, snapshot) => {
        await transitions.apply(unit, snapshot, { type: 'claims_refused', at: clock.now(), error: refusal('claims_refused') });
        await unit.store.update(uuid, { claims: null });
      }),
  };
}

export function refusal(reason: 'claims_refused' | 'claims_expired'): EngineError {
  return { reason, error_id: workflowErrors[reason].id, fatal: true, extra: {} };
}

/** Claims are about a person's record. */
function needPeople({ scopes }: Caller): void {
  if (!scopes.has(PEOPLE_SCOPE)) throw new Problem('scope_missing', `Claims need the scope ${PEOPLE_SCOPE}`);
}
