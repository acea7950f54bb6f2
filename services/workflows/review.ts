import type { ReviewDecision } from '#contracts/workflows/bodies.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { demandScope } from '#platform/base/problem.ts';
import type { createExecution } from './execution/execution.ts';
import { workflowRecord } from './model/records.ts';
import type { ServedSteps } from './model/steps.ts';
import { workflowStore } from './model/store.ts';
import type { WorkflowTables } from './model/tables.ts';
import { existingWorkflow, notFound } from './state/transitions.ts';
import type { Writes } from './state/writes.ts';

/** What a key needs beside its service's scope to judge for an operator. */
export const REVIEW_SCOPE = 'workflows:review';

interface ReviewParts {
  platform: Pick<Platform<WorkflowTables>, 'database'>;
  steps: ServedSteps;
  execution: Pick<ReturnType<typeof createExecution>, 'submit'>;
  writes: Writes;
}

/** Takes the answer of an operator to the step that waits for one. A second answer is a conflict. */
export function createReview({ platform, steps, execution, writes }: ReviewParts) {
  return async (context: CallContext, stepUuid: string, submission: ReviewDecision): Promise<WorkflowRecord> => {
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
