import { sql } from 'kysely';
import { workflowErrors } from '../../contracts/workflows/errors.ts';
import type { Caller, Platform, RetentionRule } from '../platform/ports.ts';
import { systemCaller } from '../platform/system-caller.ts';
import type { Changes } from './changes.ts';
import type { Discard } from './media/discard.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import type { Transitions } from './transitions.ts';

const EXPIRED = 'expired';
const DAY_MS = 86_400_000;
/** The rows that one query reads. */
const BATCH = 200;
/** The uuid before all others. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const ENDING_QUEUE = 'workflows-sweep';
const MEDIA_QUEUE = 'workflows-forget-media';

interface RetentionParts {
  transitions: Transitions;
  changes: Changes;
  discard: Discard;
}

/** Ends workflows that nobody came back to, and deletes media after the days that the tenant's settings name. */
export function retentionRules(
  platform: Platform<WorkflowTables>,
  { transitions, changes, discard }: RetentionParts,
): readonly RetentionRule[] {
  const { query } = platform.database;

  /** Lists open workflows that wait for no operator, and of which no token was made or used at `since` or later. */
  const abandoned = async (caller: Caller, since: Date, after: string): Promise<string[]> => {
    const rows = await query
      .selectFrom('workflows.workflows as w')
      .select('w.uuid')
      .where('w.tenant_id', '=', caller.tenantId)
      .where('w.livemode', '=', caller.livemode)
      .where('w.finished_at', 'is', null)
      .where('w.person', '!=', 'refused')
      // The person is done: what is left is for a key to judge.
      .where('w.claims_at', 'is', null)
      .where('w.created_at', '<', since)
      .where('w.uuid', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('workflows.tokens as t')
              .select('t.id')
              .whereRef('t.tenant_id', '=', 'w.tenant_id')
              .whereRef('t.livemode', '=', 'w.livemode')
              .whereRef('t.workflow_uuid', '=', 'w.uuid')
              .where('t.used_at', '>=', since),
          ),
        ),
      )
      .orderBy('w.uuid')
      .limit(BATCH)
      .execute();
    return rows.map((row) => row.uuid);
  };

  /** Lists workflows whose media are due for deletion. Media of an abandoned workflow are due earlier. */
  const withOldMedia = async (caller: Caller, before: { ended: Date; abandoned: Date }, after: string): Promise<string[]> => {
    const rows = await query
      .selectFrom('workflows.workflows')
      .select('uuid')
      .where('tenant_id', '=', caller.tenantId)
      .where('livemode', '=', caller.livemode)
      .where(({ or, and, eb }) =>
        or([
          eb('finished_at', '<', before.ended),
          and([eb('finished_at', 'is', null), eb('claims_at', '<', before.ended)]),
          and([eb('finished_at', '<', before.abandoned), eb(sql`error->>'reason'`, '=', EXPIRED)]),
        ]),
      )
      .where('media_removed_at', 'is', null)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .execute();
    return rows.map((row) => row.uuid);
  };

  const expire = (caller: Caller, since: Date, uuid: string) =>
    platform.database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      const snapshot = await transitions.lock(store, uuid);
      const at = platform.clock.now();
      // The person may have come back, or the partner made a new link, since the list was read.
      if ((await store.tokens(uuid)).some((token) => token.used_at >= since)) return;
      const error = { reason: EXPIRED, error_id: workflowErrors.expired.id, fatal: true, extra: {} };
      await transitions.apply({ trx, store, caller }, snapshot, { type: 'expire', at, error });
    });

  const removeMedia = (caller: Caller, uuid: string) =>
    platform.database.transaction(async (trx) => {
      if (await platform.tenants.underLegalHold(trx, caller.tenantId)) return;
      const store = workflowStore(caller, trx);
      await transitions.lock(store, uuid);
      const media = (await store.media(uuid)).map((medium) => medium.uuid);
      await discard({ trx, store, caller }, media);
      await store.update(uuid, { media_removed_at: platform.clock.now() });
      if (media.length === 0) return;
      const entry = { type: 'media.removed', data: { media: media.length } };
      await platform.events.append(trx, caller, { kind: 'workflow', id: uuid }, entry);
    });

  /** Works on all that `read` lists, batch by batch. A workflow that fails waits for the next run, and the others go on. */
  const each = async (read: (after: string) => Promise<string[]>, work: (uuid: string) => Promise<void>): Promise<void> => {
    let after = FIRST;
    for (;;) {
      const uuids = await read(after);
      for (const uuid of uuids) await work(uuid).catch((error) => platform.log.error({ workflow: uuid, error }, 'sweep failed'));
      if (uuids.length < BATCH) return;
      after = uuids.at(-1) ?? FIRST;
    }
  };

  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY_MS);
  const inBothModes = async (tenantId: string, work: (caller: Caller) => Promise<void>): Promise<void> => {
    for (const livemode of [true, false]) await work(systemCaller({ tenantId, livemode }, ENDING_QUEUE));
  };

  return [
    {
      queue: ENDING_QUEUE,
      deletes: false,
      run: ({ tenantId, settings: { retention } }) =>
        inBothModes(tenantId, (caller) => {
          const since = daysAgo(retention.abandoned_days);
          return each(
            (after) => abandoned(caller, since, after),
            async (uuid) => {
              await expire(caller, since, uuid);
              changes.announce(uuid);
            },
          );
        }),
    },
    {
      queue: MEDIA_QUEUE,
      deletes: true,
      run: ({ tenantId, settings: { retention } }) =>
        inBothModes(tenantId, (caller) =>
          each(
            (after) =>
              withOldMedia(caller, { ended: daysAgo(retention.media_days), abandoned: daysAgo(retention.abandoned_media_days) }, after),
            (uuid) => removeMedia(caller, uuid),
          ),
        ),
    },
  ];
}
