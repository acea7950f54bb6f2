import type { Platform } from '#platform/base/ports.ts';
import { everyUuid } from '#platform/data/uuid-pages.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Unit } from '../state/transitions.ts';
import { blobKey } from './blob-key.ts';

const QUEUE = 'workflows-discard-media';

const PAGE = 1_000;

interface DiscardMediaJob {
  tenantId: string;
  keys: readonly string[];
}

/** Deletes the rows of media, and in the same transaction enqueues the job that deletes their bytes. */
export type Discard = (unit: Pick<Unit, 'trx' | 'store' | 'caller'>, uuids: readonly string[]) => Promise<void>;

export function createDiscard(platform: Platform<WorkflowTables>) {
  const discard: Discard = async ({ trx, store, caller }, uuids) => {
    if (uuids.length === 0) return;
    await store.removeMedia(uuids);
    const keys = uuids.map((uuid) => blobKey(caller, uuid));
    await platform.jobs.enqueue(trx, QUEUE, { tenantId: caller.tenantId, keys } satisfies DiscardMediaJob);
  };
  const remove = async ({ tenantId, keys }: DiscardMediaJob) => {
    for (const key of keys) await platform.blobs.remove({ tenantId }, key);
  };
  /** Of every medium that has a row, also of one whose bytes did not arrive. */
  async function* names({ tenantId }: { tenantId: string }): AsyncIterable<string> {
    for (const livemode of [true, false]) {
      const uuids = everyUuid(PAGE, ({ after, size }) =>
        platform.database.query
          .selectFrom('workflows.media')
          .select('uuid')
          .where((where) => where.and({ tenant_id: tenantId, livemode }))
          .where('uuid', '>', after)
          .orderBy('uuid')
          .limit(size)
          .execute(),
      );
      for await (const uuid of uuids) yield blobKey({ livemode }, uuid);
    }
  }
  return {
    discard,
    async start() {
      await platform.jobs.work<DiscardMediaJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, remove);
      await platform.blobsNamed('workflows', names);
    },
  };
}
