import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '#platform/base/problem.ts';
import { StepFailure } from '#steps/base/step.server.ts';

/**
 * Rules for converting a service's problem to a step's. Problems in `same` keep their key, all others become `otherwise`; `sentence` is the
 * message of a failure that is no Problem.
 */
export interface ProblemMapping {
  same: ReadonlySet<ProblemKey>;
  otherwise: ProblemKey;
  sentence: string;
}

/** Converts a service's failure to a step's, with the seconds to wait, the wrong member and the cause. */
export function asStepFailure(failure: unknown, { same, otherwise, sentence }: ProblemMapping): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const wait = problem?.retryAfter;
  const field = problem?.errors?.[0]?.path;
  const own = problem && same.has(problem.key) ? problem : null;
  // Other details are left to the operator, who finds them in the cause.
  return new StepFailure(own?.key ?? otherwise, own?.message ?? sentence, {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
    ...(field ? { field } : {}),
  });
}
