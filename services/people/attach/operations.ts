import { implement } from '@orpc/server';
import { peopleInternal } from '#contracts/people/attach.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { peopleOf } from '../model/person-store.ts';
import { detailOf } from '../people/detail.ts';
import { type AttachFactsParts, attachFacts } from './attach.ts';
import { createWorkflowEnded, type EndedParts } from './workflow-ended.ts';

/** Returns the internal operations, which only Zaguán's own processes may call. */
export function internalOperations(parts: AttachFactsParts & EndedParts) {
  const os = implement(peopleInternal).$context<CallContext>();
  const { platform } = parts;
  const { clock, database } = platform;
  const detail = detailOf(platform);
  const handleWorkflowEnd = createWorkflowEnded(parts);
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

    workflowEnded: os.workflowEnded.handler(({ input, context: { caller } }) => handleWorkflowEnd(caller, input)),
  };
}
