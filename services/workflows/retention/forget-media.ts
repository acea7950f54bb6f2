import { sql } from 'kysely';
import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import { discardMedia } from '../media/discard.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { inTransaction, logEntry, storeOf } from '../state/unit.ts';
import { EXPIRED } from './expire-workflows.ts';
import { daysAgo, sweep } from './sweep.ts';

const QUEUE = 'workflows-forget-media';

/** Deletes media after the tenant's number of days, which is smaller for expired workflows. */
export function mediaRule(app: WorkflowsApp): RetentionRule {
  return {
    queue: QUEUE,
    deletes: true,
    async run({ tenantId, settings: { retention } }) {
      const before = { end: daysAgo(app, retention.media_days), abandonment: daysAgo(app, retention.abandoned_media_days) };
      const work = (caller: Caller, uuid: string) => forgetMedia(app, caller, uuid);
      await sweep(app, QUEUE, tenantId, (caller) => due(app, caller, before), work);
    },
  };
}

/** Selects the workflows whose media are too old. */
function due(app: WorkflowsApp, caller: Caller, before: { end: Date; abandonment: Date }) {
  return storeOf(app, caller)
    .workflows.select('workflows.workflows', { media_removed_at: null })
    .where(({ or, and, eb }) =>
      or([
        eb('finished_at', '<', before.end),
        and([eb('finished_at', 'is', null), eb('claims_at', '<', before.end)]),
        and([eb('finished_at', '<', before.abandonment), eb(sql`error->>'reason'`, '=', EXPIRED)]),
      ]),
    );
}

function forgetMedia(app: WorkflowsApp, caller: Caller, uuid: string): Promise<void> {
  return inTransaction(app, caller, async (unit) => {
    const { trx, store } = unit;
    if (await app.platform.tenants.underLegalHold(trx, caller.tenantId)) return;
    await lockWorkflow(unit, uuid);
    const media = (await store.media.list(uuid)).map((medium) => medium.uuid);
    await discardMedia(unit, uuid, media);
    await store.workflows.change(uuid, { media_removed_at: app.platform.clock.now() });
    if (media.length > 0) await logEntry(unit, uuid, 'media.removed', { media: media.length });
  });
}
