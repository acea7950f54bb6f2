import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '#platform/base/problem.ts';
import { StepFailure } from '#steps/base/step.server.ts';

/**
 * What a service's problem means to a step. Those of `same` keep their key, any other becomes `otherwise`. `sentence` describes a failure
 * that is no problem.
 */
export interface Meaning {
  same: ReadonlySet<ProblemKey>;
  otherwise: ProblemKey;
  sentence: string;
}

/** Turns a failure of a service into a failure of a step, with the seconds to wait, the wrong member and the cause. */
export function asStepFailure(failure: unknown, { same, otherwise, sentence }: Meaning): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const wait = problem?.retryAfter;
  const field = problem?.errors?.[0]?.path;
  const own = problem && same.has(problem.key) ? problem : null;
  // What else went wrong is the operator's business, and stays in the cause.
  return new StepFailure(own?.key ?? otherwise, own?.message ?? sentence, {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
    ...(field ? { field } : {}),
  });
}
