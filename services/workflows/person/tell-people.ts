import type { ConsentRow } from '../model/read-workflow.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowRow } from '../model/tables.ts';
import type { WorkflowSuccess } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ENDED_QUEUE, jobCaller, type WorkflowJob } from '../state/jobs.ts';
import { newestConsents } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { isCaptureApproved } from './capture-approval.ts';
import { withoutDoubtfulFaces } from './doubtful-faces.ts';

/** Maximum number of tries; with backoff they span some hours. */
const TRIES = 10;
const TRY_DEADLINE_MS = 20_000;

interface FinishedWorkflow {
  workflow: Pick<WorkflowRow, 'vouched_by'>;
  steps: readonly Pick<StepRow, 'status' | 'facts'>[];
  consents: readonly Pick<ConsentRow, 'step_uuid' | 'key' | 'accepted' | 'portrait'>[];
}

/** Returns the portrait to keep, or that the person refused. Returns neither unless a trusted source vouched for (confirmed) the person. */
export function portraitOf({ workflow, steps, consents }: FinishedWorkflow): Pick<WorkflowSuccess, 'portrait' | 'portrait_refused'> {
  const answers = newestConsents(consents).filter(({ portrait }) => portrait);
  if (workflow.vouched_by === null || answers.length === 0) return { portrait: null, portrait_refused: false };
  if (!answers.every(({ accepted }) => accepted)) return { portrait: null, portrait_refused: true };
  const fact = steps.findLast(({ status, facts }) => status === 'success' && facts?.portrait)?.facts?.portrait;
  return { portrait: fact?.medium ?? null, portrait_refused: false };
}

/** Starts the job that reports each success to the people service, which then reads the files and keeps a portrait. */
export function startTellingPeople(app: WorkflowsApp): Promise<void> {
  const options = { retryLimit: TRIES, retryDelaySeconds: 15 };
  return app.platform.jobs.work<WorkflowJob>(ENDED_QUEUE, options, async (job, jobId) => {
    const caller = jobCaller(app, ENDED_QUEUE, job, jobId, TRY_DEADLINE_MS);
    const whole = await storeOf(app, caller).workflows.find(job.workflow);
    if (whole?.workflow.status !== 'success') return;
    const { people_uuid, finished_at } = whole.workflow;
    if (people_uuid === null || finished_at === null) return;
    const { steps } = await withoutDoubtfulFaces(app, caller, whole);
    const success = { workflow: job.workflow, people_uuid, finished_at: finished_at.toISOString(), ...portraitOf({ ...whole, steps }) };
    await app.people.workflowEnded(caller, { ...success, portrait_approved: isCaptureApproved(whole) });
  });
}
