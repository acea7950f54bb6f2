import { implement } from '@orpc/server';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { asUnusable, type Extract, type ExtractAnswer } from './extract.ts';
import { kinds } from './kinds/kinds.ts';

export const implementer = implement(extractionContract).$context<CallContext>();

/**
 * Returns the operation that reads a document as this kind, once per `Idempotency-Key` and outside of any transaction. Stores only the
 * answer. The type of `curp` serves for all kinds: each operation's contract validates its own answer.
 */
export const extractDocument = (platform: Pick<Platform<unknown>, 'onceAfter'>, extract: Extract, name: 'curp') =>
  implementer[name].handler(({ input, context }) => {
    const read = async () => {
      const answer = await extract(name, input, context);
      return async () => answer;
    };
    return platform.onceAfter<ExtractAnswer<'curp'>>(context, read).catch((failure: unknown) => {
      throw kinds[name].refusesWith400 ? asUnusable(failure) : failure;
    });
  });
