import { implement } from '@orpc/server';
import { peopleInternal } from '../../../contracts/people/attach.ts';
import type { CallContext, Platform } from '../../platform/ports.ts';
import type { SignedDocuments } from '../signed-documents.ts';
import type { PeopleTables } from '../tables.ts';
import { attachFacts } from './attach.ts';

/** The operation that only our own processes may call. */
export function attachOperation(platform: Platform<PeopleTables>, documents: Pick<SignedDocuments, 'attach' | 'signedBeside'>) {
  const os = implement(peopleInternal).$context<CallContext>();
  return {
    attach: os.attach.handler(async ({ input, context: { caller } }) => {
      const result = await attachFacts({ platform, documents }, caller, input);
      return { success: true as const, result };
    }),
  };
}
