import { implement } from '@orpc/server';
import { peopleInternal } from '../../../contracts/people/attach.ts';
import type { CallContext } from '../../platform/ports.ts';
import { detailOf } from '../people/detail.ts';
import { peopleOf } from '../people/store.ts';
import { type AttachParts, attachFacts } from './attach.ts';

/** The operations that only our own processes may call. */
export function internalOperations(parts: AttachParts) {
  const os = implement(peopleInternal).$context<CallContext>();
  const { asking, platform } = parts;
  const { clock, database } = platform;
  const detail = detailOf(platform);
  return {
    attach: os.attach.handler(async ({ input, context: { caller } }) => {
      const result = await attachFacts(parts, caller, input);
      return { success: true as const, result };
    }),

    records: os.records.handler(async ({ input: { ids }, context: { caller } }) => {
      const result = [];
      for (const row of await peopleOf(caller, database.query, clock.now()).byIds(ids)) result.push(await detail(caller, row));
      return { success: true as const, result };
    }),

    workflowEnded: os.workflowEnded.handler(({ input: { workflow, people_uuid }, context: { caller } }) =>
      platform.once({ caller, idempotency: { scope: 'people-workflow-ended', key: workflow, hash: people_uuid } }, async (trx) => {
        const person = await peopleOf(caller, trx, clock.now()).get(people_uuid);
        const vouched = (person?.vouched_by ?? null) !== null;
        if (vouched) await asking.workflowEnded(trx, caller, people_uuid);
        return { success: true as const, result: { vouched } };
      }),
    ),
  };
}
