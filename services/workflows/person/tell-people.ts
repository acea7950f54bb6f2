import type { Platform } from '../../platform/ports.ts';
import { systemCaller } from '../../platform/system-caller.ts';
import { workflowStore } from '../store.ts';
import type { WorkflowTables } from '../tables.ts';
import { ENDED_QUEUE, type EndedJob } from '../transitions.ts';
import type { PeoplePort } from './person.ts';

/** With backoff they span some hours. */
const TRIES = 10;
const RETRY_DELAY_SECONDS = 15;
const TRY_MS = 20_000;

/** The job that tells the people service of each workflow that ended well for somebody on record: what reads its files may run now. */
export function createTellPeople(platform: Platform<WorkflowTables>, people: Pick<PeoplePort, 'workflowEnded'>) {
  const tell = async ({ workflow, ...owner }: EndedJob, jobId: string): Promise<void> => {
    const whole = await workflowStore(owner, platform.database.query).find(workflow);
    if (whole?.workflow.status !== 'success' || whole.workflow.people_uuid === null) return;
    const deadline = platform.clock.now().getTime() + TRY_MS;
    const caller = systemCaller(owner, ENDED_QUEUE, { workflow, requestId: jobId, deadline });
    await people.workflowEnded(caller, { workflow, people_uuid: whole.workflow.people_uuid });
  };

  return {
    start: () => platform.jobs.work<EndedJob>(ENDED_QUEUE, { retryLimit: TRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, tell),
  };
}
