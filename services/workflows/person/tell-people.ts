import type { Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { ConsentRow } from '../model/read-workflow.ts';
import type { StepRow } from '../model/step-row.ts';
import { type WorkflowRow, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { ENDED_QUEUE, type EndedJob, newestConsents } from '../state/transitions.ts';
import type { EndedWell, PeoplePort } from './person.ts';

/** With backoff they span some hours. */
const TRIES = 10;
const RETRY_DELAY_SECONDS = 15;
const TRY_MS = 20_000;

/** What is read of a workflow to tell of its end. */
interface FinishedWorkflow {
  workflow: Pick<WorkflowRow, 'vouched_by'>;
  steps: readonly Pick<StepRow, 'status' | 'facts'>[];
  consents: readonly Pick<ConsentRow, 'step_uuid' | 'key' | 'accepted' | 'portrait'>[];
}

/**
 * The picture that may be kept as the person's portrait: the last that a step found to be one, where they agreed to it. Whether they said no
 * instead. Neither is believed of somebody for whom nothing vouched in this very workflow.
 */
export function portraitOf({ workflow, steps, consents }: FinishedWorkflow): Pick<EndedWell, 'portrait' | 'portrait_refused'> {
  const answers = newestConsents(consents).filter(({ portrait }) => portrait);
  if (workflow.vouched_by === null || answers.length === 0) return { portrait: null, portrait_refused: false };
  if (!answers.every(({ accepted }) => accepted)) return { portrait: null, portrait_refused: true };
  const fact = steps.findLast(({ status, facts }) => status === 'success' && facts?.portrait)?.facts?.portrait;
  return { portrait: fact?.medium ?? null, portrait_refused: false };
}

/** The job that tells the people service of each workflow that ended well for somebody on record: what reads its files may run now, and a portrait may be kept. */
export function createTellPeople(platform: Platform<WorkflowTables>, people: Pick<PeoplePort, 'workflowEnded'>) {
  const tell = async ({ workflow, ...owner }: EndedJob, jobId: string): Promise<void> => {
    const whole = await workflowStore(owner, platform.database.query).find(workflow);
    if (whole?.workflow.status !== 'success') return;
    const { people_uuid, finished_at } = whole.workflow;
    if (people_uuid === null || finished_at === null) return;
    const deadline = platform.clock.now().getTime() + TRY_MS;
    const caller = systemCaller(owner, ENDED_QUEUE, { workflow, requestId: jobId, deadline });
    await people.workflowEnded(caller, { workflow, people_uuid, finished_at: finished_at.toISOString(), ...portraitOf(whole) });
  };

  return {
    start: () => platform.jobs.work<EndedJob>(ENDED_QUEUE, { retryLimit: TRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, tell),
  };
}
