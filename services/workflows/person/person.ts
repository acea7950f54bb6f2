import type { Claims, SaidClaims, Voucher } from '#contracts/base/claims.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { EngineError } from '../engine/state.ts';
import { type WholeWorkflow, type WorkflowRow, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Changes } from '../state/changes.ts';
import { gather, type PersonFacts } from '../state/gather.ts';
import type { PersonValues } from '../state/person-values.ts';
import { ATTACH_QUEUE, type Transitions } from '../state/transitions.ts';
import { mask } from './mask.ts';

/** The tries before an operator has to look. With backoff they span about an hour. */
const TRIES = 8;
const RETRY_DELAY_SECONDS = 15;
const TRY_MS = 30_000;

/** What the people service made of facts. */
export interface PersonAttachment {
  /** Null for somebody who was there before and for whom nothing vouches: nothing was written. */
  people_uuid: string | null;
  vouched_by: Voucher | null;
  /** The addresses whose codes vouched, where `contact` did. */
  vouching: readonly string[] | null;
  /** Nothing vouches, and the tenant lets it be written all the same. */
  joined: boolean;
  /** The record said this name before the workflow wrote to it. */
  name_agreed: boolean;
  /** What was not written. */
  claims: SaidClaims | null;
}

/** A workflow that ended well. */
export interface EndedWell {
  workflow: string;
  /** ISO time. */
  finished_at: string;
  people_uuid: string;
  /** A picture that may be kept as the person's portrait. */
  portrait: string | null;
  /** They said no to a portrait that is kept. */
  portrait_refused: boolean;
}

type RecordValue = Claims['differences'][number]['known'];

/** The record of a person, as claims are compared with it. */
export interface OnRecord {
  /** Whether somebody vouches for it; else claims alone made it. */
  vouched: boolean;
  says(member: string): RecordValue;
}

/** What the workflows service needs of the people service. */
export interface PeoplePort {
  /** Whether this tenant has such a person. */
  exists(caller: Caller, peopleUuid: string): Promise<boolean>;
  /** What the tenant's person is called; null for no such person. */
  identity(caller: Caller, peopleUuid: string): Promise<{ name: string; national_id: string | null } | null>;
  /** What conditions may read of the tenant's person; null for nobody. */
  values(caller: Caller, peopleUuid: string): Promise<PersonValues | null>;
  /** What the records of the tenant's people say, by the names that claims have; at most a hundred. Who is not there is left out. */
  readRecords(caller: Caller, peopleUuids: readonly string[]): Promise<ReadonlyMap<string, OnRecord>>;
  /**
   * Creates the person by national id, with contact and address, or updates them where something vouches, in one transaction of the
   * people service. Safe to repeat. Throws the Problem `conflict` for a person who is not `people_uuid`, and another below 500 for data that the service
   * refuses. Any other failure may be tried again.
   */
  attach(caller: Caller, facts: PersonFacts): Promise<PersonAttachment>;
  /** Tells that a workflow of this person ended well. Safe to repeat. */
  workflowEnded(caller: Caller, ended: EndedWell): Promise<void>;
}

interface AttachJob {
  tenantId: string;
  livemode: boolean;
  workflow: string;
}

interface AttachJobParts {
  transitions: Transitions;
  changes: Changes;
  /** The record of the person whom a key named, where a condition reads it. */
  knownPerson: { of(caller: Caller, workflow: WorkflowRow): Promise<PersonValues | null> };
}

/** The job that records the person. It may run more than once, and then has the same effect. */
export function createAttachJob(
  platform: Platform<WorkflowTables>,
  people: PeoplePort,
  { transitions, changes, knownPerson }: AttachJobParts,
) {
  const attach = async (job: AttachJob, jobId: string): Promise<void> => {
    const deadline = platform.clock.now().getTime() + TRY_MS;
    const caller = systemCaller(job, ATTACH_QUEUE, { workflow: job.workflow, requestId: jobId, deadline });
    const whole = await workflowStore(job, platform.database.query).find(job.workflow);
    // Deleted meanwhile, or an earlier run of this job did it.
    if (whole?.workflow.person !== 'pending') return;
    const { facts } = whole.workflow;
    const outcome = await tryToAttach(caller, whole);
    // The rules may be asked once the person is recorded.
    const person = await knownPerson.of(caller, whole.workflow);
    await platform.database.transaction(async (trx) => {
      const store = workflowStore(job, trx);
      const unit = { trx, store, caller, person };
      const snapshot = await transitions.lock({ store, caller }, job.workflow);
      // Another run of this job was faster.
      if (snapshot.workflow.person !== 'pending') return;
      const at = platform.clock.now();
      if ('attachment' in outcome) {
        const { people_uuid: peopleUuid, vouched_by: vouchedBy, vouching, joined, name_agreed, claims } = outcome.attachment;
        await store.update(job.workflow, {
          claims: claims && JSON.stringify(claims),
          claims_accepted: null,
          name_agreed,
          vouching: vouching && JSON.stringify(vouching.map(mask)),
        });
        const event =
          peopleUuid === null ? { type: 'person_claimed' as const } : { type: 'person_attached' as const, peopleUuid, vouchedBy, joined };
        const workflow = { ...snapshot.workflow, claims, claims_accepted: null };
        await transitions.apply(unit, { ...snapshot, workflow }, { ...event, at, facts });
        return;
      }
      const tries = snapshot.workflow.person_tries + 1;
      // Facts that came meanwhile may mend it.
      const last = facts === snapshot.workflow.facts && (outcome.hopeless || tries >= TRIES);
      await store.update(job.workflow, { person_tries: tries });
      await transitions.apply(unit, snapshot, { type: 'person_failed', at, last, error: outcome.error });
      outcome.again = !last;
    });
    changes.announce(job.workflow);
    if ('error' in outcome && outcome.again)
      throw new Error('The person could not be recorded; the job comes back.', { cause: outcome.cause });
  };

  const tryToAttach = async (caller: Caller, whole: WholeWorkflow): Promise<Attempt> => {
    const { people_given, people_uuid: expected, claims, claims_accepted: accepted } = whole.workflow;
    const targetUuid = people_given ? expected : ((accepted && claims?.people_uuid) ?? null);
    try {
      const facts = gather(whole.steps, await curpOfNamed(caller, whole));
      return { attachment: await people.attach(caller, { ...facts, people_uuid: targetUuid, accepted }) };
    } catch (cause) {
      const problem = cause instanceof Problem ? cause : null;
      if (people_given && problem?.key === 'conflict') return failed('person_mismatch', true, cause);
      const isRefused = problem !== null && problem.status < 500 && problem.key !== 'rate_limited';
      platform.log.warn({ workflow: caller.workflow, problem: problem?.key ?? 'internal' }, 'person not recorded');
      return failed(isRefused ? 'person_refused' : 'person_not_recorded', isRefused, cause);
    }
  };

  /** Whether an RFC is theirs the CURP says; nothing else asks for it. */
  const curpOfNamed = async (caller: Caller, { workflow, steps }: WholeWorkflow): Promise<string | null> => {
    const { people_given, people_uuid } = workflow;
    if (!people_given || people_uuid === null || !steps.some(({ facts }) => facts?.tax)) return null;
    return (await people.identity(caller, people_uuid))?.national_id ?? null;
  };

  return {
    start: () => platform.jobs.work<AttachJob>(ATTACH_QUEUE, { retryLimit: TRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, attach),
  };
}

type Attempt = { attachment: PersonAttachment } | { error: EngineError; hopeless: boolean; cause: unknown; again: boolean };

function failed(reason: 'person_refused' | 'person_mismatch' | 'person_not_recorded', hopeless: boolean, cause: unknown): Attempt {
  return { error: { reason, error_id: workflowErrors[reason].id, fatal: false, extra: {} }, hopeless, cause, again: false };
}
