import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import type { UuidPage } from '#platform/data/uuid-pages.ts';
import { claimsError } from '../person/judge-claims.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { inTransaction, storeOf, type Unit } from '../state/unit.ts';
import { daysAgo, sweep } from './sweep.ts';

const QUEUE = 'workflows-claims';
/** Days between the warning and the refusal of claims. */
const WARNING_DAYS = 7;

/** Refuses claims that no API key accepted within the tenant's number of days, and sends a webhook a week before. */
export function claimsRule(app: WorkflowsApp): RetentionRule {
  return {
    queue: QUEUE,
    deletes: false,
    async run({ tenantId, settings: { people } }) {
      const end = daysAgo(app, people.claims_days);
      const warning = daysAgo(app, people.claims_days - WARNING_DAYS);
      const refuse = (unit: Unit, snapshot: Snapshot, at: Date) =>
        applyEvent(unit, snapshot, { type: 'claims_refused', at, error: claimsError('claims_expired') });
      const warn = async (unit: Unit, snapshot: Snapshot, at: Date) => {
        await applyEvent(unit, snapshot, { type: 'claims_expiring', at });
        await unit.store.workflows.change(snapshot.workflow.uuid, { claims_warned_at: at });
      };
      await sweep(app, QUEUE, tenantId, (caller, page) => listDue(app, caller, end, page).execute(), onWaitingClaims(app, refuse));
      await sweep(
        app,
        QUEUE,
        tenantId,
        (caller, page) => listDue(app, caller, warning, page).where('claims_warned_at', 'is', null).execute(),
        onWaitingClaims(app, warn),
      );
    },
  };
}

function listDue(app: WorkflowsApp, caller: Caller, before: Date, { after, size }: UuidPage) {
  return storeOf(app, caller)
    .workflows.select('workflows.workflows', { status: 'people_error', person: 'claimed' })
    .select('uuid')
    .where('claims_at', '<', before)
    .where('uuid', '>', after)
    .orderBy('uuid')
    .limit(size);
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
