import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { DECIDED_QUEUE, type DecidedJob, jobCaller } from '../state/jobs.ts';
import { signingsIn, signingsOf } from '../state/sealing.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { type Snapshot, snapshotOf } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { beforeHandlerDeadline } from '../step-context/handling.ts';
import { awaitsFile, renewSteps } from './renew-steps.ts';

/** Maximum number of tries: about a week, since the longest delay between them is an hour. A document stays open without the report. */
const TRIES = 180;
const TRY_DEADLINE_MS = 20_000;

/**
 * Starts the job that reports to the documents service whether what was signed may be sealed. It reports the workflow as it is when the job
 * runs, so that a late run releases nothing that was signed under a newer finding.
 */
export function startTellingDocuments(app: WorkflowsApp): Promise<void> {
  const options = { retryLimit: TRIES, retryDelaySeconds: 15 };
  return app.platform.jobs.work<DecidedJob>(DECIDED_QUEUE, options, async ({ signings: signingsThen, ...job }, jobId) => {
    const caller = jobCaller(app, DECIDED_QUEUE, job, jobId, TRY_DEADLINE_MS);
    const signings = await signingsOf(app, caller, job.workflow, signingsThen);
    if (signings.length > 0) await app.documents.workflowDecided(caller, job.workflow, signings);
  });
}

/**
 * Seals at once what a recorded submission releases, so that the answer to it offers the copy. Returns the workflow with the copy; null if
 * there is none to wait for, or if the seal is left to the job.
 */
export async function sealAtOnce(app: WorkflowsApp, { tenantId, livemode }: SessionCaller, after: Snapshot): Promise<Snapshot | null> {
  const { uuid: workflow } = after.workflow;
  const signings = signingsIn(app, after).filter(({ uuid, isApproved }) => isApproved && awaitsCopy(app, after, uuid));
  if (signings.length === 0) return null;
  const caller = systemCaller({ tenantId, livemode }, DECIDED_QUEUE, { workflow });
  try {
    await beforeHandlerDeadline(app.documents.workflowDecided(caller, workflow, signings));
    await renewSteps(app, caller, workflow);
    return await snapshotOf(app, storeOf(app, caller), workflow);
  } catch (failure) {
    app.platform.log.warn({ workflow, problem: failure instanceof Problem ? failure.key : 'internal' }, 'a seal is left to its job');
    return null;
  }
}

const awaitsCopy = (app: WorkflowsApp, { steps }: Snapshot, uuid: string) =>
  steps.some((step) => step.uuid === uuid && awaitsFile(app, step));
