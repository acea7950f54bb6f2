import { deleteBytesLater } from '../media/discard.ts';
import { operator } from '../model/implementer.ts';
import { deletionText, forgetInPeople, forgetInPeopleLater } from '../retention/forget-in-people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { logEntry, ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';

/** Deletes the workflow's rows, and enqueues the deletion of media, of what came of it in people, and of documents of no person. */
export const deleteWorkflow = (app: WorkflowsApp) =>
  operator.delete.handler(async ({ input: { uuid }, context }) => {
    const { tenants, idempotency, webhooks } = app.platform;
    await writeOnce(app, context, uuid, async (unit) => {
      const { trx, caller, store } = unit;
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      await lockWorkflow(unit, uuid);
      const media = (await store.media.list(uuid)).map((medium) => medium.uuid);
      await deleteBytesLater(unit, media);
      await store.workflows.remove(uuid);
      await forgetInPeopleLater(unit, uuid);
      await idempotency.forget(trx, caller, uuid);
      await webhooks.forget(trx, caller, { kind: 'workflow', id: uuid });
      await logEntry(unit, uuid, 'workflow.deleted', { media: media.length });
    });
    return ok(deletionText(await forgetInPeople(app, context.caller, uuid)));
  });
