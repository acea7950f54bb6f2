import { implement } from '@orpc/server';
import { peopleInternal } from '../../../contracts/people/attach.ts';
import type { CallContext } from '../../platform/ports.ts';
import { type AttachParts, attachFacts } from './attach.ts';

/** The operation that only our own processes may call. */
export function attachOperation(parts: AttachParts) {
  const os = implement(peopleInternal).$context<CallContext>();
  return {
    attach: os.attach.handler(async ({ input, context: { caller } }) => {
      const result = await attachFacts(parts, caller, input);
      return { success: true as const, result };
    }),
  };
}
