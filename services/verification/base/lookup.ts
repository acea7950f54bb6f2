import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import type { VerificationTables } from '../model/tables.ts';

/** Longest wait of a caller for a provider. */
const LONGEST_WAIT_MS = 10_000;

/** Source of answers by structure alone. */
export const STRUCTURAL = 'structural';

export const SOURCE_HEADER = 'Svc-Source';

/** Reports the source, also for a refusal. */
export type SourceReporter = (source: string) => void;

export type RunLookup = <Answer>(context: CallContext, work: (say: SourceReporter) => Promise<Answer>) => Promise<Answer>;

/** Runs a lookup once an `Idempotency-Key`, asking providers outside the transaction. */
export function createLook({ onceAfter }: Pick<Platform<VerificationTables>, 'onceAfter'>): RunLookup {
  return async (context, work) => {
    const { source, answer } = await onceAfter(context, async () => {
      let source = STRUCTURAL;
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

/** Milliseconds for a provider. */
export function timeFor({ deadline }: Pick<Caller, 'deadline'>, now: Date): number {
  return Math.max(1, Math.min(LONGEST_WAIT_MS, deadline - now.getTime()));
}
