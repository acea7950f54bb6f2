import type { CallContext } from '#platform/base/ports.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { Model } from './classes/class.ts';
import type { ValidationScheduler } from './running/scheduler.ts';

interface RunInput {
  params: { id: string };
  body: { validations?: readonly string[] | null | undefined };
}

/** Returns the handler that runs validations of a person, or of all their addresses. */
export function runValidations(platform: PeoplePlatform, scheduler: ValidationScheduler, model: Model) {
  return ({ input: { params, body }, context }: { input: RunInput; context: CallContext }) =>
    platform.once(context, async (trx) => {
      const { caller } = context;
      const { id } = requirePerson(await peopleOf(caller, trx, platform.clock.now()).share(params.id));
      await scheduler.runNamed(trx, caller, id, model, body.validations ?? null);
      return { success: true as const, result: 'The validations run in the background' };
    });
}
