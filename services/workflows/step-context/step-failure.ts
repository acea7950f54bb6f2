import type { ProblemKey } from '#contracts/base/problems.ts';
import { Problem } from '#platform/base/problem.ts';
import { StepFailure } from '#steps/base/step.server.ts';

/** Maps a service's problems to a step's: those of `same` keep their key, all others become `otherwise`; `sentence` is for a failure that is no Problem. */
export interface ProblemMapping {
  same: ReadonlySet<ProblemKey>;
  otherwise: ProblemKey;
  sentence: string;
}

/** Makes a step's failure of a service's, with the seconds to wait, the wrong member and the cause. */
export function asStepFailure(failure: unknown, { same, otherwise, sentence }: ProblemMapping): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const wait = problem?.retryAfter;
  const field = problem?.errors?.[0]?.path;
  const own = problem && same.has(problem.key) ? problem : null;
  // Any other detail is for the operator, who finds it in the cause.
  return new StepFailure(own?.key ?? otherwise, own?.message ?? sentence, {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
    ...(field ? { field } : {}),
  });
}
