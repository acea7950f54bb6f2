import { implement } from '@orpc/server';
import { type BiometricType, biometricsContract } from '#contracts/people/biometrics.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { sentColumns } from '#platform/data/columns.ts';
import { type BiometricRow, biometricsOf, typeNumber } from '../model/biometrics-store.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import { biometricRecord } from '../records/records.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';

/** The most results of one person in an answer without pages. */
const MOST_OF_A_PERSON = 100;

interface BiometricInput {
  type?: BiometricType | undefined;
  vendor_id?: string | null | undefined;
  execution_date?: string | null | undefined;
  metadata?: object | null | undefined;
}

interface BiometricParts {
  vouching: Vouching;
  scheduler: Pick<ValidationScheduler, 'runActive'>;
}

/** Creates the operations on biometric results. A new liveness result runs the validations that read it. */
export function biometricOperations(platform: Platform<PeopleTables>, { vouching: { vouchForKey }, scheduler }: BiometricParts) {
  const os = implement(biometricsContract).$context<CallContext>();
  const { clock, database } = platform;

  const columns = ({ type, vendor_id, execution_date, metadata }: BiometricInput) => ({
    type: type && typeNumber(type),
    vendor_id,
    execution_date: execution_date === undefined ? undefined : execution_date === null ? clock.now() : new Date(execution_date),
    metadata: metadata === undefined ? undefined : JSON.stringify(metadata ?? {}),
  });

  const scheduleValidation = async (trx: PeopleTransaction, caller: Caller, { type, person_id }: BiometricRow) => {
    if (type !== typeNumber('LIVENESS')) return;
    await scheduler.runActive(trx, caller, { person: person_id, classes: ['anti_spoofing'], because: 'biometric_result' });
  };

  const address = `${platform.config.publicUrl}/people/v1/biometrics`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await biometricsOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: biometricRecord }) };
    }),

    save: os.save.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { caller } = context;
        await vouchForKey(trx, caller, input.person_id);
        const values = sentColumns(columns(input));
        const whole = {
          ...{ vendor_id: null, execution_date: clock.now(), metadata: '{}', ...values },
          ...{ person_id: input.person_id, type: typeNumber(input.type) },
        };
        const row = await biometricsOf(caller, trx, clock.now()).insert(whole);
        await scheduleValidation(trx, caller, row);
        return { success: true as const, result: biometricRecord(row) };
      }),
    ),

    get: os.get.handler(async ({ input: { id }, context: { caller } }) => {
      const row = await biometricsOf(caller, database.query, clock.now()).get(id);
      return { success: true, result: biometricRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const results = biometricsOf(caller, trx, clock.now());
        const before = existing(await results.get(params.id));
        const person_id = body.person_id ?? before.person_id;
        await vouchForKey(trx, caller, before.person_id, person_id);
        const after = existing(await results.update(before.id, sentColumns({ person_id, ...columns(body) })));
        await scheduleValidation(trx, caller, after);
        return after;
      });
      return biometricRecord(row);
    }),

    ofPerson: os.ofPerson.handler(async ({ input: { id }, context: { caller } }) => {
      const person = requirePerson(await peopleOf(caller, database.query, clock.now()).get(id));
      const results = biometricsOf(caller, database.query, clock.now());
      const { rows } = await results.list({ page: 1, per_page: MOST_OF_A_PERSON, person_id: person.id });
      return { success: true, result: rows.map(biometricRecord) };
    }),
  };
}

const existing = orNotFound('No biometric result has this id.');
