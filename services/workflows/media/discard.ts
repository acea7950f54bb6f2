import type { WorkflowsApp } from '../state/app.ts';
import type { Unit } from '../state/unit.ts';
import { blobKey } from './blob-key.ts';

const QUEUE = 'workflows-discard-media';

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

/** Starts the job that deletes bytes. */
export async function startDiscarding(app: WorkflowsApp): Promise<void> {
  const { jobs, blobs } = app.platform;
  await jobs.work<DiscardMediaJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ tenantId, keys }) => {
    for (const key of keys) await blobs.remove({ tenantId }, key);
  });
}
