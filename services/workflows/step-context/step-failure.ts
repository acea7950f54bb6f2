import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '#platform/base/problem.ts';
import { StepFailure } from '#steps/base/step.server.ts';

/**
 * Rules for converting a service's problem to a step's. Problems in `keptKeys` keep key and message. All other failures become `fallbackKey`
 * with `fallbackMessage`.
 */
export interface ProblemMapping {
  keptKeys: ReadonlySet<ProblemKey>;
  fallbackKey: ProblemKey;
  fallbackMessage: string;
}

/** Converts a service's failure to a step's, with the seconds to wait, the wrong member and the cause. */
export function asStepFailure(failure: unknown, { keptKeys, fallbackKey, fallbackMessage }: ProblemMapping): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const wait = problem?.retryAfter;
  const field = problem?.errors?.[0]?.path;
  const own = problem && keptKeys.has(problem.key) ? problem : null;
  // Other details are left to the operator, who finds them in the cause.
  return new StepFailure(own?.key ?? fallbackKey, own?.message ?? fallbackMessage, {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
    ...(field ? { field } : {}),
  });
}
