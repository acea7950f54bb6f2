import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { knownPersonOf } from '../conditions/known-person.ts';
import type { EngineError, PersonState } from '../engine/state.ts';
import type { WholeWorkflow } from '../model/workflow-rows.ts';
import type { PersonAttachment } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { gather } from '../state/gather.ts';
import { ATTACH_QUEUE, jobCaller, type WorkflowJob } from '../state/jobs.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { inTransaction, storeOf, type Unit } from '../state/unit.ts';
import { isCaptureApproved } from './capture-approval.ts';
import { withoutDoubtfulFaces } from './doubtful-faces.ts';
import { mask } from './mask.ts';

/** Maximum number of tries before an operator must act; with backoff they span about an hour. */
const TRIES = 8;
const TRY_DEADLINE_MS = 30_000;

const RECORDABLE: ReadonlySet<PersonState> = new Set(['pending', 'held']);

type AttachFailure = { error: EngineError; isHopeless: boolean; cause: unknown };
type Attempt = PersonAttachment | AttachFailure;

/** Starts the job that records a workflow's person in the people service. */
export function startAttaching(app: WorkflowsApp): Promise<void> {
  const options = { retryLimit: TRIES, retryDelaySeconds: 15 };
  return app.platform.jobs.work<WorkflowJob>(ATTACH_QUEUE, options, (job, jobId) => attachPerson(app, job, jobId));
}

/** Records the person of a workflow. Safe to repeat. Throws if the job should retry. */
async function attachPerson(app: WorkflowsApp, job: WorkflowJob, jobId: string): Promise<void> {
  const caller = jobCaller(app, ATTACH_QUEUE, job, jobId, TRY_DEADLINE_MS);
  const whole = await storeOf(app, caller).workflows.find(job.workflow);
  // Nothing to do: the workflow was deleted, or an earlier run recorded the person.
  if (whole?.workflow.person !== 'pending') return;
  // The number of submissions with facts that this run records; more may arrive meanwhile.
  const { facts } = whole.workflow;
  const attempt = await tryToAttach(app, caller, whole);
  // The rules may have to be evaluated once the person is recorded, and may read the person's record.
  const person = await knownPersonOf(app, caller, whole.workflow);
  const shouldRetry = await inTransaction(app, caller, async (unit) => {
    const snapshot = await lockWorkflow(unit, job.workflow);
    // A concurrent run of this job finished first. `held`: a finding arrived during this run, which recorded what came before it.
    if (!RECORDABLE.has(snapshot.workflow.person)) return false;
    if ('error' in attempt) return recordFailure(unit, snapshot, attempt, facts);
    const { people_uuid: peopleUuid, vouched_by: vouchedBy, vouching, joined, name_agreed, claims, card_answer } = attempt;
    await unit.store.workflows.change(job.workflow, {
      claims: claims && JSON.stringify(claims),
      claims_accepted: null,
      name_agreed,
      vouching: vouching && JSON.stringify(vouching.map(mask)),
      // What a registry said of an earlier credential says nothing of this one, and a no is asked again.
      card_answer: card_answer?.is_confirmed ? JSON.stringify(card_answer) : null,
    });
    const event =
      peopleUuid === null ? { type: 'person_claimed' as const } : { type: 'person_attached' as const, peopleUuid, vouchedBy, joined };
    const workflow = { ...snapshot.workflow, claims, claims_accepted: null };
    await applyEvent(unit, { ...snapshot, workflow }, { ...event, at: app.platform.clock.now(), facts }, { person });
    return false;
  });
  app.changes.announce(job.workflow);
  if (shouldRetry && 'cause' in attempt) throw new Error('The person could not be recorded; the job comes back.', { cause: attempt.cause });
}

/** Records a failed try. Returns true if the job should run again. */
async function recordFailure(unit: Unit, snapshot: Snapshot, { error, isHopeless }: AttachFailure, facts: number): Promise<boolean> {
  const { uuid, person_tries, facts: latestFacts } = snapshot.workflow;
  const tries = person_tries + 1;
  // Not the last try if new facts arrived in the meantime, since they may help.
  const last = facts === latestFacts && (isHopeless || tries >= TRIES);
  await unit.store.workflows.change(uuid, { person_tries: tries });
  await applyEvent(unit, snapshot, { type: 'person_failed', at: unit.app.platform.clock.now(), last, error });
  return !last;
}

async function tryToAttach(app: WorkflowsApp, caller: Caller, whole: WholeWorkflow): Promise<Attempt> {
  const { people_given, people_uuid: expected, claims, claims_accepted: accepted, card_answer } = whole.workflow;
  const people_uuid = people_given ? expected : ((accepted && claims?.people_uuid) ?? null);
  try {
    const { steps, printed_ids } = await withoutDoubtfulFaces(app, caller, whole);
    const facts = { ...gather(steps, await curpOnRecord(app, caller, whole)), printed_ids };
    return await app.people.attach(caller, { ...facts, people_uuid, accepted, card_answer, isApproved: isCaptureApproved(whole) });
  } catch (cause) {
    const problem = cause instanceof Problem ? cause : null;
    if (people_given && problem?.key === 'conflict') return failure('person_mismatch', true, cause);
    const isRefused = problem !== null && problem.status < 500 && problem.key !== 'rate_limited';
    app.platform.log.warn({ workflow: caller.workflow, problem: problem?.key ?? 'internal' }, 'person not recorded');
    return failure(isRefused ? 'person_refused' : 'person_not_recorded', isRefused, cause);
  }
}

/** Returns the CURP of the person whom an API key named, to check that the RFC is theirs. Null if no RFC is to be checked. */
async function curpOnRecord({ people }: WorkflowsApp, caller: Caller, { workflow, steps }: WholeWorkflow): Promise<string | null> {
  const { people_given, people_uuid } = workflow;
  if (!people_given || people_uuid === null || !steps.some(({ facts }) => facts?.tax)) return null;
  return (await people.identity(caller, people_uuid))?.national_id ?? null;
}

function failure(reason: 'person_refused' | 'person_mismatch' | 'person_not_recorded', isHopeless: boolean, cause: unknown): AttachFailure {
  return { error: { reason, error_id: workflowErrors[reason].id, fatal: false, extra: {} }, isHopeless, cause };
}
