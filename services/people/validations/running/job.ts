import type { ValidationClassName, ValidationConfig } from '#contracts/people/validation-classes.ts';
import { VALIDATION_STATUS as STATUS } from '#contracts/people/validations.ts';
import { mexicanDate } from '#mexico/today.ts';
import { ASK_AGAIN_SECONDS } from '#platform/base/durations.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { OutboundRefused } from '#platform/calls/outbound.ts';
import { addressesOf } from '../../model/address-store.ts';
import { contactsOf } from '../../model/contact-store.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { peopleOf } from '../../model/person-store.ts';
import type { Content, RunResult, Subject, ValidationClass, ValidationRun } from '../classes/class.ts';
import { validationClasses } from '../classes/classes.ts';
import type { ValidationClassPorts } from '../classes/ports.ts';
import { simulatedOutcome } from '../classes/test-people.ts';
import type { HeaderSealer } from '../definitions/config.ts';
import { definitionsOf } from '../definitions/store.ts';
import { type ResultRow, resultsOf } from '../results/store.ts';

export const QUEUE = 'people-validation';
/** The longest run, in milliseconds: ten files at the tenant's `timeout_ms`, plus Zaguán's services, which get no later calls. */
const LONGEST_RUN_MS = 600_000;

/** One attempt at one result. */
export interface RunJob {
  tenantId: string;
  livemode: boolean;
  id: string;
  attempt: number;
}

interface RunnerParts {
  platform: PeoplePlatform;
  headerSealer: HeaderSealer;
  ports: ValidationClassPorts;
}

/**
 * Creates the function that runs one attempt. Its result is recorded once, and only if no other attempt has started. A request to another
 * server may be repeated if a process ends early; the tenant's servers recognize it by its `Idempotency-Key`.
 */
export function createRunner({ platform, headerSealer, ports }: RunnerParts) {
  const { clock, database, jobs, log } = platform;

  const subjectOf = async (caller: Caller, { person_id, address_id }: ResultRow): Promise<Subject | null> => {
    const now = clock.now();
    const person = await peopleOf(caller, database.query, now).get(person_id);
    const address = address_id === null ? null : await addressesOf(caller, database.query, now).get(address_id);
    if (!person || (address_id !== null && !address)) return null;
    return { person, address, contacts: await contactsOf(caller, database.query, now).newestOfPerson(person_id) };
  };

  const judge = async (caller: Caller, row: ResultRow): Promise<RunResult> => {
    const definition = await definitionsOf(caller, database.query, clock.now()).get(row.validation_id);
    const subject = await subjectOf(caller, row);
    if (!definition || !subject) return { verdict: 'skipped', reason: 'gone' };
    const name: ValidationClassName = definition.class;
    const simulate = simulatedOutcome(caller, name, subject.person.national_id);
    if (simulate) return simulate();
    const run: ValidationRun<ValidationConfig<ValidationClassName>> = {
      ...{ id: row.id, validation: definition.id, caller, subject, today: mexicanDate(clock.now()) },
      // The class validated the configuration when it was stored, so the cast is safe.
      config: definition.config as ValidationConfig<ValidationClassName>,
      headers: await headerSealer.open(caller.tenantId, definition.id, definition.headers),
    };
    return (validationClasses[name] as ValidationClass<ValidationClassName>).judge(run as never, ports);
  };

  const failed = async (job: RunJob, failure: unknown): Promise<void> => {
    const error = failure instanceof Problem ? failure.key : 'internal';
    const wait = ASK_AGAIN_SECONDS[job.attempt];
    const fields = { result: job.id, problem: error, attempt: job.attempt + 1 };
    if (error === 'internal') log.error({ ...fields, error: failure }, 'a validation failed');
    else log.warn(fields, 'a validation was not answered');
    await database.transaction(async (trx) => {
      const isFailed = await resultsOf(job, trx, clock.now()).fail(job.id, job.attempt, { error, again: wait !== undefined });
      if (!isFailed || wait === undefined) return;
      await jobs.enqueue(trx, QUEUE, { ...job, attempt: job.attempt + 1 }, { startAfterSeconds: wait, group: job.tenantId });
    });
  };

  const end = (caller: Caller, job: RunJob, row: ResultRow, outcome: RunResult): Promise<void> =>
    database.transaction(async (trx) => {
      const status = STATUS[outcome.verdict];
      const columns =
        outcome.verdict === 'skipped' ? { content: null, error: outcome.reason } : { content: contentOf(outcome), error: null };
      if (!(await resultsOf(job, trx, clock.now()).end(job.id, job.attempt, { status, ...columns }))) return;
      const data = { validation: row.validation_id, result: row.id, status };
      await platform.events.append(trx, caller, { kind: 'person', id: row.person_id }, { type: 'validation.ended', data });
    });

  /** Starts an attempt. Null if it has ended, or if the validation allows one verdict only and another run has it or has started. */
  const begin = (job: RunJob): Promise<ResultRow | null> =>
    database.transaction(async (trx) => {
      const results = resultsOf(job, trx, clock.now());
      const row = await results.get(job.id);
      const definition = row && (await definitionsOf(job, trx, clock.now()).get(row.validation_id));
      if (row && definition?.allow_retry === false) {
        await database.turn(trx, `validation ${definition.id} ${row.person_id} ${row.address_id}`);
        if (await results.isJudgedElsewhere(row)) {
          await results.withdraw(row.id);
          return null;
        }
      }
      return (await results.begin(job.id, job.attempt)) ? results.get(job.id) : null;
    });

  return async function work(job: RunJob): Promise<void> {
    const row = await begin(job);
    if (!row) return;
    const deadline = clock.now().getTime() + LONGEST_RUN_MS;
    const caller = systemCaller(job, 'people-validation', { requestId: `validation-${job.id}`, deadline });
    try {
      await end(caller, job, row, await judge(caller, row));
    } catch (failure) {
      const reason = whySkipped(failure);
      await (reason === null ? failed(job, failure) : end(caller, job, row, { verdict: 'skipped', reason }));
    }
  };
}

/** Returns the reason why a retry would be useless; null if a retry may help. */
function whySkipped(failure: unknown): string | null {
  if (failure instanceof OutboundRefused) return 'address_refused';
  return failure instanceof Problem && failure.key === 'provider_not_configured' ? 'no_provider' : null;
}

const contentOf = (outcome: Exclude<RunResult, { verdict: 'skipped' }>): Content => ({
  ...outcome.content,
  reasons: outcome.verdict === 'failed' ? outcome.reasons : [],
});
