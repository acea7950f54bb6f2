import type { WorkflowsApp } from '../state/app.ts';
import type { Unit } from '../state/unit.ts';
import { blobKey } from './blob-key.ts';

const QUEUE = 'workflows-discard-media';

interface DiscardMediaJob {
  tenantId: string;
  keys: readonly string[];
}

/** Discards media of a workflow, with what its steps remember about them, and enqueues the deletion of their bytes. */
export async function discardMedia(unit: Unit, workflow: string, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  const { app, store } = unit;
  await store.media.discard(uuids, app.platform.clock.now());
  await store.steps.forgetMedia(workflow, uuids);
  await deleteBytesLater(unit, uuids);
}

/** Enqueues the deletion of the bytes of media in the same transaction. */
export async function deleteBytesLater({ app, trx, caller }: Unit, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
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
