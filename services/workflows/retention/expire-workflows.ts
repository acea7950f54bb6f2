import { workflowStatuses } from '#contracts/base/statuses.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import type { UuidPage } from '#platform/data/uuid-pages.ts';
import { isFinal } from '../engine/state.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { inTransaction } from '../state/unit.ts';
import { idleSince } from '../tokens/tokens.ts';
import { daysAgo, sweep } from './sweep.ts';

export const EXPIRED = 'expired';

const QUEUE = 'workflows-sweep';
const OPEN = workflowStatuses.filter((status) => !isFinal(status));

/** Ends workflows that were unused for the tenant's number of days. */
export function expiryRule(app: WorkflowsApp): RetentionRule {
  return {
    queue: QUEUE,
    deletes: false,
    async run({ tenantId, settings: { retention } }) {
      const since = daysAgo(app, retention.abandoned_days);
      await sweep(
        app,
        QUEUE,
        tenantId,
        (caller, page) => listAbandoned(app, caller, since, page),
        async (caller, uuid) => {
          await expire(app, caller, since, uuid);
          app.changes.announce(uuid);
        },
      );
    },
  };
}

/**
 * Returns open workflows that wait for neither operator nor API key and, since that time, had no change, no new token and no use of a
 * token.
 */
function listAbandoned({ platform }: WorkflowsApp, caller: Caller, since: Date, { after, size }: UuidPage) {
  return platform.database.query
    .selectFrom('workflows.workflows as w')
    .select('w.uuid')
    .where('w.tenant_id', '=', caller.tenantId)
    .where('w.livemode', '=', caller.livemode)
    .where('w.status', 'in', OPEN)
    .where('w.person', '!=', 'refused')
    .where('w.waiting_since', 'is', null)
    .where('w.claims_at', 'is', null)
    .where('w.updated_at', '<', since)
    .where('w.uuid', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workflows.tokens as t')
            .select('t.id')
            .whereRef('t.tenant_id', '=', 'w.tenant_id')
            .whereRef('t.livemode', '=', 'w.livemode')
            .whereRef('t.workflow_uuid', '=', 'w.uuid')
            .where(({ fn }) => fn.coalesce('t.used_at', 't.created_at'), '>=', since),
        ),
      ),
    )
    .orderBy('w.uuid')
    .limit(size)
    .execute();
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
