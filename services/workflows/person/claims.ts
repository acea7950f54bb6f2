import type { SaidClaims } from '#contracts/base/claims.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { demandScope, Problem } from '#platform/base/problem.ts';
import type { EngineError } from '../engine/state.ts';
import { invalid } from '../model/bodies.ts';
import { PEOPLE_SCOPE, workflowRecord } from '../model/records.ts';
import type { ServedSteps } from '../model/steps.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { existingWorkflow, type Snapshot, type Transitions, type Unit } from '../state/transitions.ts';
import type { Writes } from '../state/writes.ts';
import type { PeoplePort } from './person.ts';

interface JudgementParts {
  people: Pick<PeoplePort, 'exists'>;
  platform: Pick<Platform<WorkflowTables>, 'clock' | 'database'>;
  steps: ServedSteps;
  transitions: Transitions;
  writes: Writes;
}

/** A key judges what was said of somebody who was there before. */
export function createJudgement({ platform, people, steps, transitions, writes }: JudgementParts) {
  const judge = (context: CallContext, uuid: string, decide: (unit: Unit, snapshot: Snapshot, claims: SaidClaims) => Promise<unknown>) => {
    needPeople(context.caller);
    return writes.once(context, uuid, async (unit): Promise<WorkflowRecord> => {
      const snapshot = await transitions.lock(unit, uuid);
      const { claims, claims_accepted } = snapshot.workflow;
      if (claims === null || claims_accepted !== null) throw new Problem('conflict', 'The workflow has no claims that wait for a key');
      await decide(unit, snapshot, claims);
      return workflowRecord(steps, existingWorkflow(await unit.store.find(uuid)), unit.caller);
    });
  };

  /** The person of the workflow's claims where they were deleted. Asked before the transaction, which would keep the people service waiting. */
  const goneIn = async (caller: Caller, uuid: string): Promise<string | null> => {
    const { claims } = existingWorkflow(await workflowStore(caller, platform.database.query).find(uuid)).workflow;
    return claims && !(await people.exists(caller, claims.people_uuid)) ? claims.people_uuid : null;
  };

  return {
    /** @param members Of the differences; null for all of them. */
    async accept(context: CallContext, uuid: string, members: readonly string[] | null): Promise<WorkflowRecord> {
      needPeople(context.caller);
      const missingPerson = await goneIn(context.caller, uuid);
      return judge(context, uuid, async (unit, snapshot, { people_uuid, differences }) => {
        if (people_uuid === missingPerson) throw new Problem('conflict', 'The person of the claims is gone');
        const all = differences.map(({ member }) => member);
        const strangers = (members ?? []).flatMap((member, at) => (all.includes(member) ? [] : [`members.${at}`]));
        if (strangers.length > 0)
          throw invalid(strangers.map((path) => ({ path, code: 'unknown', message: 'No difference of the claims is called so' })));
        await transitions.apply(unit, snapshot, { type: 'claims_accepted', at: platform.clock.now() });
        await unit.store.update(uuid, { claims_accepted: JSON.stringify(members ?? all) });
      });
    },

    refuse: (context: CallContext, uuid: string) =>
      judge(context, uuid, (unit, snapshot) =>
        transitions.apply(unit, snapshot, { type: 'claims_refused', at: platform.clock.now(), error: refusal('claims_refused') }),
      ),
  };
}

export function refusal(reason: 'claims_refused' | 'claims_expired'): EngineError {
  return { reason, error_id: workflowErrors[reason].id, fatal: true, extra: {} };
}

/** Claims are about a person's record. */
export const needPeople = (caller: Caller): void => demandScope(caller, PEOPLE_SCOPE);
