import type { Caller, Platform } from '#platform/base/ports.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import type { AllowancePort } from '#steps/ports/allowance.ts';
import type { ActionCounts } from '../model/step-rows.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';

/** Returns the port that limits the actions of a step. Each count locks the step's row, so that two processes cannot use the same count. */
export function allowancePort(
  { database, events }: Pick<Platform<WorkflowTables>, 'database' | 'events'>,
  caller: Caller,
  step: string,
): AllowancePort {
  const change = (judge: (spent: ActionCounts) => ActionCounts) =>
    database.transaction(async (trx) => {
      const { steps } = workflowStore(caller, trx);
      await steps.saveActionCounts(step, judge(await steps.lockActionCounts(step)));
    });

  return {
    async take(kind, { max, value, maxValues }) {
      // Stores only a hash: the value is personal, and only equality matters.
      const id = await events.hash(caller, `${kind} ${value}`);
      await change((counts) => {
        const values = counts[kind] ?? {};
        const times = Object.values(values).reduce((sum, count) => sum + count, 0);
        if (times >= max || (!(id in values) && Object.keys(values).length >= maxValues)) {
          throw new StepFailure(
            'attempts_exhausted',
            'The step has no uses left; a key restores them with PATCH /workflows/v1/workflows/{uuid} {"status": "working"}',
          );
        }
        return { ...counts, [kind]: { ...values, [id]: (values[id] ?? 0) + 1 } };
      });
      return () =>
        change((counts) => {
          const { [id]: times = 0, ...others } = counts[kind] ?? {};
          return { ...counts, [kind]: times > 1 ? { ...others, [id]: times - 1 } : others };
        });
    },
  };
}
