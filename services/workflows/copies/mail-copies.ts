import { LARGEST_ATTACHMENT } from '#contracts/otp/copies.ts';
import { HOUR_MS } from '#platform/base/durations.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { hasEndedWell } from '../engine/session-status.ts';
import { AFTER_END_HOURS } from '../model/after-end.ts';
import { provenCodes } from '../person/evidence.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { COPIES_QUEUE, type WorkflowJob } from '../state/jobs.ts';
import { type Snapshot, snapshotOf } from '../state/snapshot.ts';
import { logEntry, serviceCaller, storeOf, type Unit, unitOf } from '../state/unit.ts';
import { type Copy, copiesIn, copyBytes } from './copy-file.ts';
import { copyLink } from './copy-link.ts';
import { type CopyRow, CopyRows } from './copy-rows.ts';

/** Maximum number of tries of a mail; with backoff they span about half a day. */
const TRIES = 18;

type RecordStatus = (trx: Unit['trx']) => Promise<null>;

/**
 * Starts the job that mails the signed copies of a workflow of which the session was told the good end, each once. The row is stored before
 * the mail is sent, only one process at a time works on a row, and the mail has the row's id: after a crash the same mail is sent again.
 */
export function startMailingCopies(app: WorkflowsApp): Promise<void> {
  const options = { retryLimit: TRIES, retryDelaySeconds: 15 };
  return app.platform.jobs.work<WorkflowJob>(COPIES_QUEUE, options, (job, jobId) => mailCopies(app, job, jobId));
}

async function mailCopies(app: WorkflowsApp, { workflow, ...owner }: WorkflowJob, jobId: string): Promise<void> {
  const { platform } = app;
  const caller = systemCaller(owner, COPIES_QUEUE, { workflow, requestId: jobId });
  const store = storeOf(app, owner);
  if (!(await store.workflows.find(workflow))) return;
  const snapshot = await snapshotOf(app, store, workflow);
  if (!hasEndedWell(snapshot.state) || !snapshot.workflow.send_email) return;
  const rows = new CopyRows(caller, platform.database.query);
  const failures: unknown[] = [];
  for (const copy of copiesIn(app, snapshot).filter(({ ready }) => ready)) {
    const { uuid } = await rows.claim({ workflow_uuid: workflow, step_uuid: copy.step.uuid }, platform.clock.now());
    const idempotency = { scope: COPIES_QUEUE, key: uuid, hash: uuid };
    const sending = platform.onceAfter({ caller, idempotency }, async () => {
      const row = await rows.find(uuid);
      return row?.status === 'due' ? mailCopy(app, caller, snapshot, copy, row) : async () => null;
    });
    await sending.catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw new Error('A copy could not be mailed; the job comes back.', { cause: failures[0] });
}

/** Mails a copy. Returns the function that stores the status, and throws if the job should retry. */
async function mailCopy(app: WorkflowsApp, caller: Caller, snapshot: Snapshot, copy: Copy, row: CopyRow): Promise<RecordStatus> {
  const { clock, database, tenants } = app.platform;
  const to = snapshot.workflow.user_email ?? provenCodes(snapshot).findLast(({ channel }) => channel === 'EMAIL')?.destination ?? null;
  if (to === null) return recordStatus(app, caller, row, { status: 'failed' }, 'no_address');
  const bytes = await copyBytes(app, caller, snapshot, copy);
  if (bytes === null) return recordStatus(app, caller, row, { status: 'failed' }, 'copy_gone');
  const expires = new Date(clock.now().getTime() + AFTER_END_HOURS * HOUR_MS);
  const isAttached = bytes.byteLength <= LARGEST_ATTACHMENT;
  const content = isAttached ? { file: bytes } : { link: await copyLink(app, caller, row.uuid) };
  const { company } = await tenants.settings(caller.tenantId);
  const rows = new CopyRows(caller, database.query);
  // Stored before the mail is sent, so that the link works on arrival.
  await rows.change(row.uuid, { address: to, expires_at: isAttached ? null : expires }, clock.now());
  const mail = { reference: row.uuid, to, name: copy.save_as, company: company.name, expires_at: expires.toISOString(), ...content };
  try {
    await app.mails.send(serviceCaller(caller), mail);
    return recordStatus(app, caller, row, { status: 'sent' });
  } catch (cause) {
    if (cause instanceof Problem && cause.key === 'copy_refused') return recordStatus(app, caller, row, { status: 'refused' });
    const tries = row.tries + 1;
    if (tries >= TRIES) return recordStatus(app, caller, row, { status: 'failed', tries }, 'not_sent');
    await rows.change(row.uuid, { tries }, clock.now());
    throw cause;
  }
}

/** Logs a copy that was not sent, and returns the function that stores the status. */
function recordStatus(
  app: WorkflowsApp,
  caller: Caller,
  { uuid, workflow_uuid, step_uuid }: CopyRow,
  change: { status: 'sent' | 'refused' | 'failed'; tries?: number },
  reason?: string,
): RecordStatus {
  const { status } = change;
  const data: Record<string, string> = reason === undefined ? {} : { reason };
  if (status !== 'sent') app.platform.log.warn({ workflow: workflow_uuid, step: step_uuid, ...data }, `copy ${status}`);
  return async (trx) => {
    await new CopyRows(caller, trx).change(uuid, change, app.platform.clock.now());
    await logEntry(unitOf(app, caller, trx), workflow_uuid, `copy.${status}`, { step: step_uuid, ...data });
    return null;
  };
}
