import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { LeftDocuments } from '../ports/documents.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { jobOf, type WorkflowJob } from '../state/jobs.ts';
import type { Unit } from '../state/unit.ts';

const QUEUE = 'workflows-forget-documents';
/** The longest wait of a workflow's deletion for the documents service, in ms; the job reports the deletion in any case. */
const MOST_MS = 5_000;

/** Enqueues the job in the transaction of the deletion, so that a crash cannot leave documents behind. */
export function forgetDocumentsLater({ app, trx, caller }: Unit, workflow: string): Promise<void> {
  return app.platform.jobs.enqueue(trx, QUEUE, jobOf(caller, workflow));
}

/** Reports the deletion immediately, for the answer. Null if the documents service fails or does not answer. */
export function forgetDocuments({ platform, documents }: WorkflowsApp, caller: Caller, workflow: string): Promise<LeftDocuments | null> {
  const deadline = platform.clock.now().getTime() + MOST_MS;
  return documents.workflowDeleted(systemCaller(caller, QUEUE, { requestId: caller.requestId, deadline }), workflow).catch(() => null);
}

export function startForgettingDocuments({ platform, documents }: WorkflowsApp): Promise<void> {
  return platform.jobs.work<WorkflowJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ workflow, ...owner }) => {
    await documents.workflowDeleted(systemCaller(owner, QUEUE), workflow);
  });
}

/** Returns the text of the answer to the deletion of a workflow. */
export function deletionText(left: LeftDocuments | null): string {
  const headline = 'Workflow deleted';
  if (left === null) return `${headline}. What was signed in it and hangs on nobody goes once the documents service answers`;
  const listUuids = (uuids: readonly string[]) => uuids.join(', ');
  const deletedPart = left.deleted.length > 0 ? `. Deleted with it, because it hung on nobody: document ${listUuids(left.deleted)}` : '';
  const keptPart =
    left.kept.length > 0
      ? `. It stays although it hangs on nobody, for retention.signed_document_days or a legal hold: document ${listUuids(left.kept)}`
      : '';
  return headline + deletedPart + keptPart;
}
