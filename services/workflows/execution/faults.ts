import { type WorkflowErrorReason, workflowErrors } from '#contracts/workflows/errors.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { type Snapshot, stepOf, type Transitions } from '../state/transitions.ts';

interface StepFault {
  by: 'provider' | 'step';
  reason: WorkflowErrorReason;
  /** What keys alone are told of it. */
  extra?: Readonly<Record<string, string>>;
}

export type Faults = ReturnType<typeof createFaults>;

/** Records on a step, and so on its workflow, what is in its way and not the person's doing. */
export function createFaults(platform: Platform<WorkflowTables>, transitions: Transitions) {
  return {
    /** @param unless Whether nothing is to be recorded, by what the workflow is when it is locked. */
    async record(
      caller: Caller,
      workflow: string,
      step: string,
      { by, reason, extra }: StepFault,
      unless: (latest: Snapshot) => boolean = () => false,
    ): Promise<void> {
      const report = extra && { sent: { extra } };
      const error = { reason, error_id: workflowErrors[reason].id, fatal: false, extra: {}, ...report };
      await platform.database.transaction(async (trx) => {
        const store = workflowStore(caller, trx);
        const latest = await transitions.lock({ store, caller }, workflow);
        if (rejectionToSubmit(latest.state, step) || unless(latest)) return;
        const { version } = stepOf(latest, step);
        const event = { type: 'fault', at: platform.clock.now(), step, version, by, passes: false, error } as const;
        await transitions.apply({ trx, store, caller }, latest, event);
      });
    },
  };
}
