import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { type Snapshot, stepOf } from '../state/snapshot.ts';
import { asProblem, beforeHandlerDeadline } from '../step-context/handling.ts';
import { recordFault } from './record-fault.ts';

/**
 * Runs a handler outside any transaction; the handler may run twice and must be safe to repeat. Throws its failure as a Problem, and
 * records a fault on the step if the person did not cause the failure.
 */
export async function runHandler<Value>(
  app: WorkflowsApp,
  caller: Caller,
  step: StepRow,
  part: 'submission' | 'input',
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await beforeHandlerDeadline(work());
  } catch (cause) {
    const problem = asProblem(cause, part);
    if (problem.status < 500) throw problem;
    const isProvider = problem.key !== 'internal';
    const { workflow_uuid: workflow, uuid } = step;
    app.platform.log.warn({ workflow, step: uuid, problem: problem.key }, 'step failed');
    const fault = isProvider
      ? ({ by: 'provider', reason: 'provider_unavailable' } as const)
      : ({ by: 'step', reason: 'step_broken' } as const);
    await recordFault(app, caller, workflow, uuid, fault);
    throw problem;
  }
}

/**
 * Throws `version_conflict` if another process changed the memory that this handler read and would write. The locks of
 * `oneAtATime` exclude requests of the same process only.
 */
export function refuseStale(latest: Snapshot, priorStep: StepRow, additions: Readonly<Record<string, unknown>>): void {
  const { memory } = stepOf(latest, priorStep.uuid);
  const isChanged = (key: string, to: unknown) =>
    !isDeepStrictEqual(memory[key], priorStep.memory[key]) && !isDeepStrictEqual(memory[key], to);
  if (Object.entries(additions).some(([key, value]) => isChanged(key, value)))
    throw new Problem('version_conflict', 'Another request answered the step meanwhile; read the session again');
}
