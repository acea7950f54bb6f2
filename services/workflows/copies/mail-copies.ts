import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { provenCodes } from '../person/evidence.ts';
import { COPIES_QUEUE, type EndedJob, type Snapshot, type Transitions } from '../state/transitions.ts';
import { serviceCaller } from '../step-context/step-context.ts';
import { type CopyRow, copiesOf } from './copies-store.ts';
import type { Copy, CopyFiles } from './copy-file.ts';
import type { CopyLinks } from './copy-link.ts';

/** Bytes of a copy that is attached; a larger one is fetched by a link. */
const LARGEST_ATTACHMENT = 5 * 1024 * 1024;
/** A link opens as long as the ending of the workflow does. */
const LINK_MS = 72 * 3_600_000;
/** With backoff they span about half a day. */
const TRIES = 18;
const RETRY_DELAY_SECONDS = 15;

/** What the workflows service needs of whoever mails. */
export interface CopyMails {
  /**
   * Mails a copy, attached or by a link. Resolves when the carrier has it. Throws the Problem `copy_refused` for a mailbox that refuses for
   * good; any other failure may be tried again.
   */
  send(
    caller: Caller,
    mail: { reference: string; to: string; name: string; company: string; expires_at: string } & (
      | { file: Uint8Array<ArrayBuffer> }
      | { link: string }
    ),
  ): Promise<void>;
}

interface MailCopiesParts {
  transitions: Transitions;
  files: CopyFiles;
  links: CopyLinks;
  mails: CopyMails;
}

/** Where the copies of a workflow are mailed to: what a key gave, else what a code proved in this workflow; null for nowhere. */
export function addressOf(snapshot: Snapshot): string | null {
  return snapshot.workflow.user_email ?? provenCodes(snapshot).findLast(({ channel }) => channel === 'EMAIL')?.destination ?? null;
}

/**
 * The job that mails the signed copies of a workflow that ended well, each once. A row is there before a mail leaves, one process at a
 * time has it, and the mail has the row's id: a process that died between the carrier's yes and the record sends the same mail again.
 */
export function createMailCopies(platform: Platform<WorkflowTables>, { transitions, files, links, mails }: MailCopiesParts) {
  const { clock, database, events, log, tenants } = platform;

  /** Records how it ended, in the log too, for whoever runs the workflow. */
  const end = async (
    caller: Caller,
    { uuid, workflow_uuid, step_uuid }: CopyRow,
    change: Partial<CopyRow>,
    data: { reason?: string } = {},
  ) => {
    const status = change.status as 'sent' | 'refused' | 'failed';
    if (status !== 'sent') log.warn({ workflow: workflow_uuid, step: step_uuid, ...data }, `copy ${status}`);
    return async (trx: Parameters<Parameters<typeof database.transaction>[0]>[0]) => {
      await copiesOf(caller, trx, clock.now()).update(uuid, change);
      const entry = { type: `copy.${status}`, data: { step: step_uuid, ...data } };
      await events.append(trx, caller, { kind: 'workflow', id: workflow_uuid }, entry);
      return null;
    };
  };

  const send = async (caller: Caller, snapshot: Snapshot, copy: Copy, row: CopyRow) => {
    const to = addressOf(snapshot);
    if (to === null) return end(caller, row, { status: 'failed' }, { reason: 'no_address' });
    const bytes = await files.bytes(caller, snapshot, copy);
    if (bytes === null) return end(caller, row, { status: 'failed' }, { reason: 'copy_gone' });
    const expires = new Date(clock.now().getTime() + LINK_MS);
    const isAttached = bytes.byteLength <= LARGEST_ATTACHMENT;
    const content = isAttached ? { file: bytes } : { link: await links.linkOf(caller, row.uuid) };
    const { company } = await tenants.settings(caller.tenantId);
    // The link opens from the moment in which it leaves.
    await copiesOf(caller, database.query, clock.now()).update(row.uuid, { address: to, expires_at: isAttached ? null : expires });
    const mail = { reference: row.uuid, to, name: copy.save_as, company: company.name, expires_at: expires.toISOString(), ...content };
    try {
      await mails.send(serviceCaller(caller), mail);
      return end(caller, row, { status: 'sent' });
    } catch (cause) {
      if (cause instanceof Problem && cause.key === 'copy_refused') return end(caller, row, { status: 'refused' });
      const tries = row.tries + 1;
      if (tries >= TRIES) return end(caller, row, { status: 'failed', tries }, { reason: 'not_sent' });
      await copiesOf(caller, database.query, clock.now()).update(row.uuid, { tries });
      throw cause;
    }
  };

  const run = async ({ workflow, ...owner }: EndedJob, jobId: string): Promise<void> => {
    const caller = systemCaller(owner, COPIES_QUEUE, { workflow, requestId: jobId });
    const store = workflowStore(owner, database.query);
    if (!(await store.find(workflow))) return;
    const snapshot = await transitions.read(store, workflow);
    if (snapshot.workflow.status !== 'success' || !snapshot.workflow.send_email) return;
    const failures: unknown[] = [];
    for (const copy of files.of(snapshot).filter(({ ready }) => ready)) {
      const { uuid } = await copiesOf(caller, database.query, clock.now()).claim({ workflow_uuid: workflow, step_uuid: copy.step.uuid });
      const idempotency = { scope: COPIES_QUEUE, key: uuid, hash: uuid };
      const sending = platform.onceAfter({ caller, idempotency }, async () => {
        const row = await copiesOf(caller, database.query, clock.now()).get(uuid);
        return row?.status === 'due' ? send(caller, snapshot, copy, row) : async () => null;
      });
      await sending.catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new Error('A copy could not be mailed; the job comes back.', { cause: failures[0] });
  };

  return {
    start: () => platform.jobs.work<EndedJob>(COPIES_QUEUE, { retryLimit: TRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, run),
  };
}
