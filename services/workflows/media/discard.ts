import { everyUuid } from '#platform/data/uuid-pages.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { storeOf, type Unit } from '../state/unit.ts';
import { blobKey } from './blob-key.ts';

const QUEUE = 'workflows-discard-media';
const PAGE = 1_000;

interface DiscardMediaJob {
  tenantId: string;
  keys: readonly string[];
}

/** Deletes the rows of media, and enqueues the deletion of their bytes in the same transaction. */
export async function discardMedia({ app, trx, store, caller }: Unit, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await store.media.remove(uuids);
  const keys = uuids.map((uuid) => blobKey(caller, uuid));
  await app.platform.jobs.enqueue(trx, QUEUE, { tenantId: caller.tenantId, keys } satisfies DiscardMediaJob);
}

/** Starts the job that deletes bytes, and registers the list of this service's blobs. */
export async function startDiscarding(app: WorkflowsApp): Promise<void> {
  const { jobs, blobs, blobsNamed } = app.platform;
  await jobs.work<DiscardMediaJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ tenantId, keys }) => {
    for (const key of keys) await blobs.remove({ tenantId }, key);
  });
  await blobsNamed('workflows', ({ tenantId }) => blobNames(app, tenantId));
}

/** Yields the blob names of all media that have a row, including those whose bytes did not arrive. */
async function* blobNames(app: WorkflowsApp, tenantId: string): AsyncIterable<string> {
  for (const livemode of [true, false]) {
    const { media } = storeOf(app, { tenantId, livemode });
    const uuids = everyUuid(PAGE, ({ after, size }) =>
      media.select('workflows.media').select('uuid').where('uuid', '>', after).orderBy('uuid').limit(size).execute(),
    );
    for await (const uuid of uuids) yield blobKey({ livemode }, uuid);
  }
}
