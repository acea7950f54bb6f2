import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import { claimsError } from '../person/judge-claims.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { inTransaction, storeOf, type Unit } from '../state/unit.ts';
import { daysAgo, sweep } from './sweep.ts';

const QUEUE = 'workflows-claims';
const DAYS_FROM_WARNING_TO_REFUSAL = 7;

/** Refuses claims that no API key accepted within the tenant's number of days, and sends a webhook a week before. */
export function claimsRule(app: WorkflowsApp): RetentionRule {
  return {
    queue: QUEUE,
    deletes: false,
    async run({ tenantId, settings: { people } }) {
      const end = daysAgo(app, people.claims_days);
      const warning = daysAgo(app, people.claims_days - DAYS_FROM_WARNING_TO_REFUSAL);
      const refuse = (unit: Unit, snapshot: Snapshot, at: Date) =>
        applyEvent(unit, snapshot, { type: 'claims_refused', at, error: claimsError('claims_expired') });
      const warn = async (unit: Unit, snapshot: Snapshot, at: Date) => {
        await applyEvent(unit, snapshot, { type: 'claims_expiring', at });
        await unit.store.workflows.change(snapshot.workflow.uuid, { claims_warned_at: at });
      };
      const toWarn = (caller: Caller) => waiting(app, caller, warning).where('claims_warned_at', 'is', null);
      await sweep(app, QUEUE, tenantId, (caller) => waiting(app, caller, end), onWaitingClaims(app, refuse));
      await sweep(app, QUEUE, tenantId, toWarn, onWaitingClaims(app, warn));
    },
  };
}

/** Selects the workflows whose claims have waited since before this time. */
function waiting(app: WorkflowsApp, caller: Caller, before: Date) {
  const match = { status: 'people_error', person: 'claimed' } as const;
  return storeOf(app, caller).workflows.select('workflows.workflows', match).where('claims_at', '<', before);
}

/** Returns a function that calls `work` on a locked workflow, unless its claims were accepted or refused since the list was read. */
function onWaitingClaims(app: WorkflowsApp, work: (unit: Unit, snapshot: Snapshot, at: Date) => Promise<unknown>) {
  return (caller: Caller, uuid: string): Promise<void> =>
    inTransaction(app, caller, async (unit) => {
      const snapshot = await lockWorkflow(unit, uuid);
      const { status, person } = snapshot.state;
      if (status === 'people_error' && person === 'claimed') await work(unit, snapshot, app.platform.clock.now());
    });
}
