import { Problem } from '#platform/base/problem.ts';
import type { ReadWorkflow } from '../model/read-workflow.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { jobCaller, TELL_QUEUE, type TellJob } from '../state/jobs.ts';
import { storeOf } from '../state/unit.ts';
import { provenCodes } from './evidence.ts';

/** Maximum number of tries; with backoff they span some hours. */
const TRIES = 8;
const TRY_DEADLINE_MS = 20_000;

/** The channels of a notice, the free one first. WhatsApp is left out, since it sends only approved templates. */
const CHANNELS = ['EMAIL', 'SMS'] as const;

/** Starts the job that sends the person the result of an operator's decision, to an address proven in the workflow. */
export function startTellingPerson(app: WorkflowsApp): Promise<void> {
  return app.platform.jobs.work<TellJob>(TELL_QUEUE, { retryLimit: TRIES, retryDelaySeconds: 60 }, (job) => tellPerson(app, job));
}

async function tellPerson(app: WorkflowsApp, job: TellJob): Promise<void> {
  const { workflow, news, reference } = job;
  const caller = jobCaller(app, TELL_QUEUE, job, reference, TRY_DEADLINE_MS);
  const whole = await storeOf(app, caller).workflows.find(workflow);
  const destination = whole && destinationOf(whole);
  if (!destination) return;
  const language = whole.consents.at(-1)?.language ?? null;
  try {
    await app.notices.send(caller, { ...destination, news, reference, user: workflow, language });
  } catch (failure) {
    const isHopeless = failure instanceof Problem && failure.status < 500 && failure.key !== 'rate_limited';
    app.platform.log.warn({ workflow, problem: failure instanceof Problem ? failure.key : 'internal' }, 'the person was not told');
    if (!isHopeless) throw failure;
  }
}

/** Returns the newest proven address of the first channel that has any. Null if there is none. */
function destinationOf(workflow: Pick<ReadWorkflow, 'steps'>) {
  const codes = provenCodes(workflow);
  for (const channel of CHANNELS) {
    const newest = codes.findLast((code) => code.channel === channel);
    if (newest) return { channel, to: newest.destination };
  }
  return null;
}
