import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import type { VerificationTables } from '../model/tables.ts';

/** Whoever waits for an answer waits no longer than this for a provider. */
const LONGEST_WAIT_MS = 10_000;

/** What letters and digits alone say: nobody was asked. */
export const STRUCTURAL = 'structural';

/** The header that says who was asked. */
export const SOURCE_HEADER = 'Svc-Source';

/** Says who was, or is being, asked; it stands in the answer, also in a refusal. */
export type SourceReporter = (source: string) => void;

export type RunLookup = <Answer>(context: CallContext, work: (say: SourceReporter) => Promise<Answer>) => Promise<Answer>;

/** Runs a lookup once per `Idempotency-Key`. Providers are asked outside of the transaction that records the answer. */
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

/** Milliseconds that a provider has for a caller. */
export function timeFor({ deadline }: Pick<Caller, 'deadline'>, now: Date): number {
  return Math.max(1, Math.min(LONGEST_WAIT_MS, deadline - now.getTime()));
}
