import type { Owner } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { OutcomeNews } from '../engine/state.ts';
import type { WorkflowsApp } from './app.ts';

/** Records the person. */
export const ATTACH_QUEUE = 'workflows-attach-person';
/** Tells the person what an operator decided. */
export const TELL_QUEUE = 'workflows-tell-person';
/** Mails signed copies. */
export const COPIES_QUEUE = 'workflows-mail-copies';
/** Tells the people service of a success. */
export const ENDED_QUEUE = 'workflows-tell-people';

export interface WorkflowJob extends Owner {
  workflow: string;
}

export interface TellJob extends WorkflowJob {
  news: OutcomeNews;
  reference: string;
}

export function jobOf({ tenantId, livemode }: Owner, workflow: string): WorkflowJob {
  return { tenantId, livemode, workflow };
}

/** Makes the caller of one run of a job, which may take so many milliseconds. */
export function jobCaller({ platform }: WorkflowsApp, queue: string, job: WorkflowJob, requestId: string, milliseconds: number): Caller {
  return systemCaller(job, queue, { workflow: job.workflow, requestId, deadline: platform.clock.now().getTime() + milliseconds });
}
