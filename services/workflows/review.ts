import type { Review } from '#contracts/workflows/bodies.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Platform } from '#platform/ports.ts';
import { demandScope } from '#platform/problem.ts';
import type { createExecution } from './execution/execution.ts';
import { workflowRecord } from './records.ts';
import type { ServedSteps } from './steps.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import { existingWorkflow, notFound } from './transitions.ts';
import type { Writes } from './writes.ts';

/** What a key needs beside its service's scope to judge for an operator. */
export const REVIEW_SCOPE = 'workflows:review';

interface Parts {
  platform: Pick<Platform<WorkflowTables>, 'database'>;
  steps: ServedSteps;
  execution: Pick<ReturnType<typeof createExecution>, 'submit'>;
  writes: Writes;
}

/** Takes the answer of an operator to the step that waits for one. A second answer is a conflict. */
export function createReview({ platform, steps, execution, writes }: Parts) {
  return async (context: CallContext, stepUuid: string, submission: Review): Promise<WorkflowRecord> => {
    const { caller } = context;
    demandScope(caller, REVIEW_SCOPE);
    const step = await workflowStore(caller, platform.database.query).findStep(stepUuid);
    if (!step) throw notFound('step');
    return writes.onceAfter(context, step.workflow_uuid, async () => {
      const { record } = await execution.submit(caller, step.workflow_uuid, stepUuid, { version: null, submission }, null);
      return {
        record: async (unit) => {
          await record(unit);
          return workflowRecord(steps, existingWorkflow(await unit.store.find(step.workflow_uuid)), caller);
        },
      };
    });
  };
}
