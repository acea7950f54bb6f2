import { workflowStatuses } from '#contracts/base/statuses.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import { isFinal } from '../engine/state.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { inTransaction, storeOf } from '../state/unit.ts';
import { idleSince } from '../tokens/tokens.ts';
import { daysAgo, sweep } from './sweep.ts';

export const EXPIRED = 'expired';

const QUEUE = 'workflows-sweep';
const OPEN_STATUSES = workflowStatuses.filter((status) => !isFinal(status));

/** Ends workflows that were unused for the tenant's number of days. */
export function expiryRule(app: WorkflowsApp): RetentionRule {
  return {
    queue: QUEUE,
    deletes: false,
    async run({ tenantId, settings: { retention } }) {
      const since = daysAgo(app, retention.abandoned_days);
      const work = async (caller: Caller, uuid: string) => {
        await expire(app, caller, since, uuid);
        app.changes.announce(uuid);
      };
      await sweep(app, QUEUE, tenantId, (caller) => abandoned(app, caller, since), work);
    },
  };
}

/**
 * Selects open workflows that wait for neither operator nor API key and, since that time, had no change, no new token and no use of a
 * token.
 */
function abandoned(app: WorkflowsApp, caller: Caller, since: Date) {
  return storeOf(app, caller)
    .workflows.select('workflows.workflows', { waiting_since: null, claims_at: null })
    .where('status', 'in', OPEN_STATUSES)
    .where('person', '!=', 'refused')
    .where('updated_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workflows.tokens as t')
            .select('t.id')
            .whereRef('t.tenant_id', '=', 'workflows.workflows.tenant_id')
            .whereRef('t.livemode', '=', 'workflows.workflows.livemode')
            .whereRef('t.workflow_uuid', '=', 'workflows.workflows.uuid')
            .where(({ fn }) => fn.coalesce('t.used_at', 't.created_at'), '>=', since),
        ),
      ),
    );
}

function expire(app: WorkflowsApp, caller: Caller, since: Date, uuid: string): Promise<void> {
  return inTransaction(app, caller, async (unit) => {
    const snapshot = await lockWorkflow(unit, uuid);
    // The workflow may have been used since the list was read.
    if (snapshot.workflow.updated_at >= since || (await unit.store.tokens.list(uuid)).some((token) => idleSince(token) >= since)) return;
    const error = { reason: EXPIRED, error_id: workflowErrors.expired.id, fatal: true, extra: {} };
    await applyEvent(unit, snapshot, { type: 'expire', at: app.platform.clock.now(), error });
  });
}
