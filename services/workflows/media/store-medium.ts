import { type StoredMedia, storedMedia } from '#contracts/session/session.ts';
import type { Caller } from '#platform/base/ports.ts';
import { nullIfNotFound } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { columnsIn } from '../model/columns-in.ts';
import type { MediaRow } from '../model/media-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { lockWorkflow, notFound, stepOf } from '../state/snapshot.ts';
import { inTransaction, logEntry, type Unit } from '../state/unit.ts';
import { blobKey } from './blob-key.ts';
import { type MediumDescription, mediaConflict, refuseOthers, refuseTooMany, refuseUnlessOpen } from './check-upload.ts';

export interface MediumNames {
  workflow: string;
  step: string;
  uuid: string;
}

type MediumFile = Pick<MediaRow, 'size' | 'stored_sha256'>;

/**
 * Stores a medium: the row first, so that a crash leaves no bytes without a row. `digest` is the SHA-256 of the bytes that the browser
 * sent.
 */
export async function storeMedium(
  app: WorkflowsApp,
  caller: Caller,
  names: MediumNames,
  description: MediumDescription,
  digest: string,
  bytes: Uint8Array,
): Promise<StoredMedia> {
  const file = { size: bytes.byteLength, stored_sha256: sha256(bytes).toString('hex') };
  const row = await inTransaction(app, caller, (unit) => addRow(unit, names, description, digest, file));
  if (row.stored_at) return columnsIn(storedMedia, row);
  const key = blobKey(caller, names.uuid);
  await app.platform.blobs.write(caller, key, bytes);
  if (!(await inTransaction(app, caller, (unit) => markStored(unit, names, row, file)))) {
    await app.platform.blobs.remove(caller, key);
    throw notFound('workflow');
  }
  return columnsIn(storedMedia, row);
}

async function addRow(unit: Unit, names: MediumNames, description: MediumDescription, digest: string, file: MediumFile): Promise<MediaRow> {
  const { app, store, caller } = unit;
  const snapshot = await lockWorkflow(unit, names.workflow);
  const step = stepOf(snapshot, names.step);
  const existing = await store.media.findEver(names.uuid);
  if (existing !== null) {
    refuseOthers(existing, step, description, digest);
    // The upload did not finish before. Its new size and hash apply, since another build may encode the picture differently.
    return existing.stored_at ? existing : { ...existing, ...file };
  }
  refuseUnlessOpen(app, snapshot, step, description);
  await refuseTooMany(unit, step, description);
  const { collection, mime, capture } = description;
  const fresh = {
    ...{ uuid: names.uuid, workflow_uuid: names.workflow, step_uuid: step.uuid, collection, mime, capture },
    ...{ ...file, sha256: digest, stored_at: null, discarded_at: null, created_at: app.platform.clock.now() },
  };
  // Another workflow, which has its own lock, may have used the uuid in the meantime.
  if (!(await store.media.add(fresh))) throw mediaConflict();
  // An operator may have reopened the workflow after its media were deleted; the new medium gets its own retention.
  if (snapshot.workflow.media_removed_at !== null) await store.workflows.change(names.workflow, { media_removed_at: null });
  return { tenant_id: caller.tenantId, livemode: caller.livemode, ...fresh };
}

/** Marks the bytes as stored. False if the workflow was deleted in the meantime. */
async function markStored(unit: Unit, names: MediumNames, row: MediaRow, file: MediumFile): Promise<boolean> {
  const { app, store, caller } = unit;
  if ((await lockWorkflow(unit, names.workflow).catch(nullIfNotFound)) === null) return false;
  const { uuid, collection, capture, size, stored_sha256 } = row;
  // Another process may have stored the same bytes and logged them.
  if (!(await store.media.markStored(uuid, { stored_at: app.platform.clock.now(), ...file })))
    return (await store.media.find(uuid)) !== null;
  const digest = await app.platform.events.hash(caller, stored_sha256);
  await logEntry(unit, names.workflow, 'media.stored', { step: names.step, media: uuid, collection, size, capture, sha256: digest });
  return true;
}
