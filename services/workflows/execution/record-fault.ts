import { type WorkflowErrorReason, workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller } from '#platform/base/ports.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow, type Snapshot, stepOf } from '../state/snapshot.ts';
import { inTransaction } from '../state/unit.ts';

interface StepFault {
  by: 'provider' | 'step';
  reason: WorkflowErrorReason;
  /** Details that only API keys are shown. */
  extra?: Readonly<Record<string, string>>;
}

/**
 * Records, on an open step and its workflow, a fault that the person did not cause. Only API keys see `extra`. `isKnown` is called under
 * the lock; if it returns true, nothing is recorded.
 */
export function recordFault(
  app: WorkflowsApp,
  caller: Caller,
  workflow: string,
  step: string,
  { by, reason, extra }: StepFault,
  isKnown: (latest: Snapshot) => boolean = () => false,
): Promise<void> {
  const error = { reason, error_id: workflowErrors[reason].id, fatal: false, extra: {}, ...(extra && { sent: { extra } }) };
  return inTransaction(app, caller, async (unit) => {
    const latest = await lockWorkflow(unit, workflow);
    if (rejectionToSubmit(latest.state, step) || isKnown(latest)) return;
    const { version } = stepOf(latest, step);
    await applyEvent(unit, latest, { type: 'fault', at: app.platform.clock.now(), step, version, by, passes: false, error });
  });
}
