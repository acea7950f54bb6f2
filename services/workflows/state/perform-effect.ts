import { randomUUID } from 'node:crypto';
import type { EventContent } from '#contracts/events.ts';
import type { WorkflowEvent } from '#contracts/workflows/events.ts';
import { mayBeSealed } from '../engine/findings.ts';
import { hasEndedWell } from '../engine/session-status.ts';
import type { Effect, EngineWorkflow } from '../engine/state.ts';
import { publishedError } from '../model/records.ts';
import type { WorkflowRow } from '../model/tables.ts';
import { ATTACH_QUEUE, COPIES_QUEUE, DECIDED_QUEUE, type DecidedJob, ENDED_QUEUE, jobOf, TELL_QUEUE, type TellJob } from './jobs.ts';
import { signingsIn } from './sealing.ts';
import type { Snapshot } from './snapshot.ts';
import { logEntry, type Unit } from './unit.ts';

/** Performs an engine effect in the transaction of its event. */
export async function performEffect(unit: Unit, before: Snapshot, after: EngineWorkflow, effect: Effect): Promise<void> {
  const { app, trx, store, caller } = unit;
  const { jobs, webhooks } = app.platform;
  const { workflow } = before;
  const job = jobOf(caller, workflow.uuid);
  switch (effect.type) {
    case 'log':
      return logEntry(unit, workflow.uuid, effect.entry.type, effect.entry.data);
    case 'attach_person':
      return jobs.enqueue(trx, ATTACH_QUEUE, job, { singletonKey: workflow.uuid });
    case 'tell_person':
      // The reference makes repeated runs of the job send a single message.
      return jobs.enqueue(trx, TELL_QUEUE, { ...job, news: effect.news, reference: randomUUID() } satisfies TellJob);
    case 'refill':
      return store.steps.resetActionCounts(workflow.uuid);
    case 'notify': {
      if (workflow.callback_url === null) return;
      const leavesClaims = effect.webhook === 'workflow.finished' && hasClaimsLeft(workflow, after);
      const data = { ...webhookData(before, after), ...(leavesClaims ? { claims: true as const } : {}) };
      const subject = { kind: 'workflow', id: workflow.uuid };
      await webhooks.send(trx, caller, { url: workflow.callback_url, type: effect.webhook, subject, data });
    }
  }
}

/** Enqueues the mailing of signed copies after a good end, if the workflow requests it. The job skips copies that were mailed before. */
export async function mailCopiesLater({ app, trx, caller }: Unit, { workflow, state }: Snapshot): Promise<void> {
  if (!hasEndedWell(state) || !workflow.send_email) return;
  await app.platform.jobs.enqueue(trx, COPIES_QUEUE, jobOf(caller, workflow.uuid), { singletonKey: workflow.uuid });
}

/** Enqueues the report to the people service after a success, if the person is recorded. */
export async function reportSuccessLater({ app, trx, caller }: Unit, { workflow, state }: Snapshot): Promise<void> {
  if (state.status !== 'success' || state.peopleUuid === null) return;
  await app.platform.jobs.enqueue(trx, ENDED_QUEUE, jobOf(caller, workflow.uuid), { singletonKey: workflow.uuid });
}

/**
 * Enqueues the report to the documents service if the event decided whether what was signed in a step may be sealed. A seal cannot be
 * undone, so nothing but the transaction that records the submission, or a decision, causes it.
 */
export async function tellDocumentsLater({ app, trx, caller }: Unit, before: Snapshot, after: Snapshot): Promise<void> {
  const signings = signingsIn(app, after).filter(({ uuid, isApproved }) => isApproved !== mayBeSealed(before.state, uuid));
  if (signings.length === 0) return;
  await app.platform.jobs.enqueue(trx, DECIDED_QUEUE, { ...jobOf(caller, after.workflow.uuid), signings } satisfies DecidedJob);
}

/** Returns whether claims that were not written still wait for an API key. */
const hasClaimsLeft = ({ claims, claims_accepted }: WorkflowRow, { person }: EngineWorkflow) =>
  claims !== null && claims_accepted === null && person === 'attached';

/** Returns the data of a webhook: ids, statuses and reasons, no personal data. */
function webhookData({ workflow, steps }: Snapshot, after: EngineWorkflow): EventContent<WorkflowEvent>['data'] {
  return {
    workflow_uuid: workflow.uuid,
    status: after.status,
    external_reference_id: workflow.external_reference_id,
    people_uuid: after.peopleUuid,
    steps: steps.map(({ uuid, step, custom_id }, index) => ({ uuid, step, custom_id, status: after.steps[index]!.status })),
    error: publishedError(after.error),
    attention: workflow.attention ?? [],
    vouched_by: after.vouchedBy,
  };
}
