import { SOURCE_HEADER, STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import type { VerificationTables } from '../model/tables.ts';

const LONGEST_PROVIDER_WAIT_MS = 10_000;

/** Reports the source of an answer; call it before a refusal too. */
export type SourceReporter = (source: string) => void;

export type RunLookup = <Answer>(context: CallContext, work: (reportSource: SourceReporter) => Promise<Answer>) => Promise<Answer>;

/** Makes the function that runs a lookup once per `Idempotency-Key`, outside the transaction. */
export function createLookupRunner({ onceAfter }: Pick<Platform<VerificationTables>, 'onceAfter'>): RunLookup {
  return async (context, work) => {
    const { source, answer } = await onceAfter(context, async () => {
      let source = STRUCTURAL_SOURCE;
      const answer = await work((name) => {
        source = name;
        context.answerHeaders?.set(SOURCE_HEADER, name);
      });
      return async () => ({ source, answer });
    });
    context.answerHeaders?.set(SOURCE_HEADER, source);
    return answer;
  };
}

/** Returns the milliseconds that a provider may take: until the caller's deadline, 1 to 10,000. */
export function providerTimeoutMs({ deadline }: Pick<Caller, 'deadline'>, now: Date): number {
  return Math.max(1, Math.min(LONGEST_PROVIDER_WAIT_MS, deadline - now.getTime()));
}
