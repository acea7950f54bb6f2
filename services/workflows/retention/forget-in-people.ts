import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { OwnerlessDocuments } from '../ports/documents.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { jobOf, type WorkflowJob } from '../state/jobs.ts';
import type { Unit } from '../state/unit.ts';

const QUEUE = 'workflows-forget-in-people';
/** Maximum time in ms that the deletion of a workflow waits for the people service. The job tells that service in any case. */
const MAX_WAIT_MS = 5_000;

/** Time in seconds after which no try to record the workflow's person, or to keep their portrait, is under way any longer. */
const AFTER_SECONDS = 60;

/** Enqueues the job in the transaction of the deletion, so that neither a crash nor a job that was running leaves anything behind. */
export function forgetInPeopleLater({ app, trx, caller }: Unit, workflow: string): Promise<void> {
  return app.platform.jobs.enqueue(trx, QUEUE, jobOf(caller, workflow), { startAfterSeconds: AFTER_SECONDS });
}

/**
 * Tells the people service at once that the workflow was deleted, so that the HTTP answer can name the documents. Null if that service
 * fails or does not answer in time.
 */
export function forgetInPeople(
  { platform, documents }: WorkflowsApp,
  caller: Caller,
  workflow: string,
): Promise<OwnerlessDocuments | null> {
  const deadline = platform.clock.now().getTime() + MAX_WAIT_MS;
  return documents.workflowDeleted(systemCaller(caller, QUEUE, { requestId: caller.requestId, deadline }), workflow).catch(() => null);
}

export function startForgettingInPeople({ platform, documents }: WorkflowsApp): Promise<void> {
  return platform.jobs.work<WorkflowJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ workflow, ...owner }) => {
    await documents.workflowDeleted(systemCaller(owner, QUEUE), workflow);
  });
}

/** Returns the text of the answer to the deletion of a workflow. */
export function deletionText(documents: OwnerlessDocuments | null): string {
  const headline = 'Workflow deleted';
  if (documents === null)
    return `${headline}. What it told of people, and documents that were signed in it and belong to no person, are deleted once the people service answers`;
  const listUuids = (uuids: readonly string[]) => uuids.join(', ');
  const deletedPart =
    documents.deleted.length > 0 ? `. Deleted with it, because it belonged to no person: document ${listUuids(documents.deleted)}` : '';
  const keptPart =
    documents.kept.length > 0
      ? `. It stays, although it belongs to no person, for retention.signed_document_days or a legal hold: document ${listUuids(documents.kept)}`
      : '';
  return headline + deletedPart + keptPart;
}
