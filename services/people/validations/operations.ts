import { implement } from '@orpc/server';
import { personValidations } from '#contracts/people/validations.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { Model } from './classes/class.ts';
import { resultRecord } from './results/record.ts';
import { resultsOf } from './results/store.ts';
import type { ValidationScheduler } from './running/scheduler.ts';

/** Creates the operations that run validations of a person and show their latest results. */
export function personValidationOperations(platform: Platform<PeopleTables>, scheduler: ValidationScheduler) {
  const os = implement(personValidations).$context<CallContext>();
  const { clock, database } = platform;

  const run = (
    context: CallContext,
    model: Model,
    { personId, validationIds: named }: { personId: string; validationIds: readonly string[] | null },
  ) =>
    platform.once(context, async (trx) => {
      const { caller } = context;
      const { id } = requirePerson(await peopleOf(caller, trx, clock.now()).share(personId));
      await scheduler.runNamed(trx, caller, id, model, named);
      return { success: true as const, result: 'The validations run in the background' };
    });

  return {
    run: os.run.handler(({ input: { params, body }, context }) =>
      run(context, 'person', { personId: params.id, validationIds: body.validations ?? null }),
    ),

    runForAddresses: os.runForAddresses.handler(({ input: { params, body }, context }) =>
      run(context, 'address', { personId: params.id, validationIds: body.validations ?? null }),
    ),

    latest: os.latest.handler(async ({ input, context: { caller } }) => {
      const { id } = requirePerson(await peopleOf(caller, database.query, clock.now()).get(input.id));
      const rows = await resultsOf(caller, database.query, clock.now()).latestOf(id);
      return { success: true, result: rows.map(resultRecord) };
    }),
  };
}
