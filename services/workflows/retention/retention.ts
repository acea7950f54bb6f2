import { sql } from 'kysely';
import { workflowStatuses } from '#contracts/base/statuses.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller, Platform, RetentionRule } from '#platform/base/ports.ts';
import type { UuidPage } from '#platform/data/uuid-pages.ts';
import { isFinal } from '../engine/state.ts';
import type { Discard } from '../media/discard.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Changes } from '../state/changes.ts';
import type { Transitions } from '../state/transitions.ts';
import { idleSince } from '../tokens/tokens.ts';
import { createSweep } from './sweep.ts';

const EXPIRED = 'expired';

const ENDING_QUEUE = 'workflows-sweep';
const MEDIA_QUEUE = 'workflows-forget-media';

const OPEN = workflowStatuses.filter((status) => !isFinal(status));

interface RetentionRulesParts {
  transitions: Transitions;
  changes: Changes;
  discard: Discard;
}

/** Ends workflows that nobody came back to, and deletes media after the days that the tenant's settings name. */
export function retentionRules(
  platform: Platform<WorkflowTables>,
  { transitions, changes, discard }: RetentionRulesParts,
): readonly RetentionRule[] {
  const { query } = platform.database;
  const sweep = createSweep(platform, ENDING_QUEUE);

  /**
   * Lists open workflows that wait for no operator, in which nothing changed at `since` or later, and of which no token was made or used.
   * What a key changes gives the person their days anew: an answer to a review, an update.
   */
  const listAbandoned = (caller: Caller, since: Date, { after, size }: UuidPage) =>
    query
      .selectFrom('workflows.workflows as w')
      .select('w.uuid')
      .where('w.tenant_id', '=', caller.tenantId)
      .where('w.livemode', '=', caller.livemode)
      .where('w.status', 'in', OPEN)
      .where('w.person', '!=', 'refused')
      .where('w.waiting_since', 'is', null)
      // The person is done: what is left is for a key to judge.
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

  /** Lists workflows whose media are due for deletion. Media of an abandoned workflow are due earlier. */
  const withOldMedia = (caller: Caller, before: { end: Date; abandonment: Date }, { after, size }: UuidPage) =>
    query
      .selectFrom('workflows.workflows')
      .select('uuid')
      .where('tenant_id', '=', caller.tenantId)
      .where('livemode', '=', caller.livemode)
      .where(({ or, and, eb }) =>
        or([
          eb('finished_at', '<', before.end),
          and([eb('finished_at', 'is', null), eb('claims_at', '<', before.end)]),
          and([eb('finished_at', '<', before.abandonment), eb(sql`error->>'reason'`, '=', EXPIRED)]),
        ]),
      )
      .where('media_removed_at', 'is', null)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(size)
      .execute();

  const expire = (caller: Caller, since: Date, uuid: string) =>
    platform.database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      const snapshot = await transitions.lock({ store, caller }, uuid);
      const at = platform.clock.now();
      // The person may have come back, or the partner made a new link or changed it, since the list was read.
      if (snapshot.workflow.updated_at >= since || (await store.tokens(uuid)).some((token) => idleSince(token) >= since)) return;
      const error = { reason: EXPIRED, error_id: workflowErrors.expired.id, fatal: true, extra: {} };
      await transitions.apply({ trx, store, caller }, snapshot, { type: 'expire', at, error });
    });

  const removeMedia = (caller: Caller, uuid: string) =>
    platform.database.transaction(async (trx) => {
      if (await platform.tenants.underLegalHold(trx, caller.tenantId)) return;
      const store = workflowStore(caller, trx);
      await transitions.lock({ store, caller }, uuid);
      const media = (await store.media(uuid)).map((medium) => medium.uuid);
      await discard({ trx, store, caller }, media);
      await store.update(uuid, { media_removed_at: platform.clock.now() });
      if (media.length === 0) return;
      const entry = { type: 'media.removed', data: { media: media.length } };
      await platform.events.append(trx, caller, { kind: 'workflow', id: uuid }, entry);
    });

  return [
    {
      queue: ENDING_QUEUE,
      deletes: false,
      async run({ tenantId, settings: { retention } }) {
        const since = sweep.daysAgo(retention.abandoned_days);
        await sweep.each(
          tenantId,
          (caller, page) => listAbandoned(caller, since, page),
          async (caller, uuid) => {
            await expire(caller, since, uuid);
            changes.announce(uuid);
          },
        );
      },
    },
    {
      queue: MEDIA_QUEUE,
      deletes: true,
      async run({ tenantId, settings: { retention } }) {
        const before = { end: sweep.daysAgo(retention.media_days), abandonment: sweep.daysAgo(retention.abandoned_media_days) };
        await sweep.each(tenantId, (caller, page) => withOldMedia(caller, before, page), removeMedia);
      },
    },
  ];
}
