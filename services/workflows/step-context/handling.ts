import { inTime } from '#contracts/base/deadline.ts';
import { Problem } from '#platform/base/problem.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { BUDGET_MS } from '#steps/base/time-budget.server.ts';
import { invalidAt } from '../model/bodies.ts';

/** The longest run of a handler, in ms: a handler that hangs would block its workflow. Beside its slow work it asks the database. */
const HANDLER_MS = BUDGET_MS + 4_000;

/** Returns the result of a handler's work. Throws `deadline_exceeded` if it takes too long. */
export function beforeHandlerDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return inTime(work, HANDLER_MS, () => {
    throw new Problem('deadline_exceeded', 'The step took too long; try again', { retryAfter: 1 });
  });
}

/** Converts a handler's failure to a Problem about `part` of the request. */
export function asProblem(cause: unknown, part: 'submission' | 'input'): Problem {
  const pathOf = (field: string | undefined) => (field === undefined ? part : `${part}.${field}`);
  if (cause instanceof Problem) return cause;
  if (!(cause instanceof StepFailure)) return new Problem('internal', 'The step could not be completed; try again', { cause });
  if (cause.problem === 'invalid_body') {
    return invalidAt(pathOf(cause.field), 'invalid_value', cause.message);
  }
  return new Problem(cause.problem, cause.message, {
    cause: cause.cause,
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
    ...(cause.field === undefined ? {} : { errors: [{ path: pathOf(cause.field), code: cause.problem, message: cause.message }] }),
  });
}
