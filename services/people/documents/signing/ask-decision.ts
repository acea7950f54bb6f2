import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import type { DocumentParts } from '../model/parts.ts';
import { decideActs } from './record-decision.ts';
import { SEAL_RETRIES } from './seal-document.ts';

const DECISION_QUEUE = 'people-ask-decision';

interface DecisionJob {
  tenantId: string;
  livemode: boolean;
  workflow: string;
  /** The `signing_uuid` of the act. */
  signing: string;
}

/**
 * Enqueues the question whether the workflow is decided already, in the transaction that records an act that waits for it. The workflow may
 * end while the act is on its way, and reports nothing afterwards; an end after the question is reported as usual.
 */
export function askDecisionLater(
  { platform }: DocumentParts,
  trx: PeopleTransaction,
  { tenantId, livemode }: Caller,
  act: Pick<DecisionJob, 'workflow' | 'signing'>,
): Promise<void> {
  const job: DecisionJob = { tenantId, livemode, ...act };
  return platform.jobs.enqueue(trx, DECISION_QUEUE, job);
}

export function startAskingDecisions(parts: DocumentParts): Promise<void> {
  return parts.platform.jobs.work<DecisionJob>(DECISION_QUEUE, SEAL_RETRIES, async ({ workflow, signing, ...owner }) => {
    const caller = systemCaller(owner, DECISION_QUEUE);
    const isApproved = await parts.signingWorkflows.decision(caller, { workflow, signing });
    if (isApproved === null) return;
    const decision = { workflow_uuid: workflow, signings: [{ uuid: signing, isApproved }] };
    await parts.platform.database.transaction((trx) => decideActs(parts, trx, caller, decision));
  });
}
