import type { SigningVerdict } from '#contracts/documents/signing.ts';
import type { NoticeNews } from '#contracts/otp/notices.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { WorkflowsApp } from './app.ts';

/** Queue of the job that records the person. */
export const ATTACH_QUEUE = 'workflows-attach-person';
/** Queue of the job that notifies the person of an operator's decision. */
export const TELL_QUEUE = 'workflows-tell-person';
/** Queue of the job that mails signed copies. */
export const COPIES_QUEUE = 'workflows-mail-copies';
/** Queue of the job that reports a success to the people service. */
export const ENDED_QUEUE = 'workflows-tell-people';

/** Queue of the job that reports to the documents service whether what was signed may be sealed. */
export const DECIDED_QUEUE = 'workflows-tell-documents';

export interface WorkflowJob extends Owner {
  workflow: string;
}

export interface TellJob extends WorkflowJob {
  news: NoticeNews;
  reference: string;
}

export interface DecidedJob extends WorkflowJob {
  /** What could be told of each signing when the job was enqueued. It counts only if the workflow was deleted since. */
  signings: readonly SigningVerdict[];
}

export function jobOf({ tenantId, livemode }: Owner, workflow: string): WorkflowJob {
  return { tenantId, livemode, workflow };
}

/** Returns the caller of a job's run, whose deadline is in `milliseconds`. */
export function jobCaller({ platform }: WorkflowsApp, queue: string, job: WorkflowJob, requestId: string, milliseconds: number): Caller {
  return systemCaller(job, queue, { workflow: job.workflow, requestId, deadline: platform.clock.now().getTime() + milliseconds });
}
