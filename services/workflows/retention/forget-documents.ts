import type { Owner } from '#platform/base/administration.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Unit } from '../state/transitions.ts';

const QUEUE = 'workflows-forget-documents';
/** Whoever deletes a workflow waits no longer for the documents service; the job tells it anyway. */
const MOST_MS = 5_000;

/** What was signed in a workflow and hangs on nobody. */
export interface LeftDocuments {
  deleted: string[];
  /** By what the tenant promised to keep, or a legal hold. */
  kept: string[];
}

/** What the workflows service needs of whoever keeps signed documents. */
export interface SignedDocumentsPort {
  /** Tells that the workflow was deleted. Safe to repeat. */
  workflowDeleted(caller: Caller, workflow: string): Promise<LeftDocuments>;
}

interface ForgetDocumentsJob extends Owner {
  workflow: string;
}

export type ForgetDocuments = ReturnType<typeof createForgetDocuments>;

export function createForgetDocuments(platform: Platform<WorkflowTables>, documents: SignedDocumentsPort) {
  const { clock, jobs } = platform;
  return {
    /** In the transaction of the deletion, so that no lost process leaves a contract behind. */
    later: ({ trx, caller: { tenantId, livemode } }: Pick<Unit, 'trx' | 'caller'>, workflow: string): Promise<void> =>
      jobs.enqueue(trx, QUEUE, { tenantId, livemode, workflow } satisfies ForgetDocumentsJob),

    /** After it, so that the answer says what became of them; null where the documents service does not answer now. */
    now: (caller: Caller, workflow: string): Promise<LeftDocuments | null> =>
      documents
        .workflowDeleted(systemCaller(caller, QUEUE, { requestId: caller.requestId, deadline: clock.now().getTime() + MOST_MS }), workflow)
        .catch(() => null),

    start: () =>
      jobs.work<ForgetDocumentsJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ workflow, ...owner }) => {
        await documents.workflowDeleted(systemCaller(owner, QUEUE), workflow);
      }),
  };
}

/** What is answered to whoever deleted the workflow. */
export function deletionText(left: LeftDocuments | null): string {
  const headline = 'Workflow deleted';
  if (left === null) return `${headline}. What was signed in it and hangs on nobody goes once the documents service answers`;
  const listUuids = (uuids: readonly string[]) => uuids.join(', ');
  const deletedPart = left.deleted.length > 0 ? `. Deleted with it, because it hung on nobody: document ${listUuids(left.deleted)}` : '';
  const stays =
    left.kept.length > 0
      ? `. It stays although it hangs on nobody, for retention.signed_document_days or a legal hold: document ${listUuids(left.kept)}`
      : '';
  return headline + deletedPart + stays;
}
