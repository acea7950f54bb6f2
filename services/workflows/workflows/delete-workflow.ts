import type { CallContext } from '#platform/base/ports.ts';
import { discardMedia } from '../media/discard.ts';
import { deletionText, forgetDocuments, forgetDocumentsLater } from '../retention/forget-documents.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { logEntry } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';

/**
 * Deletes the workflow's rows, and enqueues the deletion of media and of documents that belong to no person. Returns the text of the
 * answer.
 */
export async function deleteWorkflow(app: WorkflowsApp, context: CallContext, uuid: string): Promise<string> {
  const { tenants, idempotency, webhooks } = app.platform;
  await writeOnce(app, context, uuid, async (unit) => {
    const { trx, caller, store } = unit;
    await tenants.refuseUnderLegalHold(trx, caller.tenantId);
    await lockWorkflow(unit, uuid);
    const media = (await store.media.list(uuid)).map((medium) => medium.uuid);
    await discardMedia(unit, media);
    await store.workflows.remove(uuid);
    await forgetDocumentsLater(unit, uuid);
    await idempotency.forget(trx, caller, uuid);
    await webhooks.forget(trx, caller, { kind: 'workflow', id: uuid });
    await logEntry(unit, uuid, 'workflow.deleted', { media: media.length });
  });
  return deletionText(await forgetDocuments(app, context.caller, uuid));
}
