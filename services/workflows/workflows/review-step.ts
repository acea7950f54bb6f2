import type { ReviewDecision } from '#contracts/workflows/bodies.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { demandScope } from '#platform/base/problem.ts';
import { submitStep } from '../execution/submit-step.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { writeOnceAfter } from '../state/writes.ts';
import { recordOf } from './records-for.ts';
import { existingStep } from './steps.ts';

/** The scope of API keys that decide on behalf of an operator. */
export const REVIEW_SCOPE = 'workflows:review';

/** Submits an operator's decision to the step that waits for it. Throws `conflict` for a second decision. */
export async function reviewStep(
  app: WorkflowsApp,
  context: CallContext,
  stepUuid: string,
  submission: ReviewDecision,
): Promise<WorkflowRecord> {
  const { caller } = context;
  demandScope(caller, REVIEW_SCOPE);
  const { workflow_uuid: workflow } = await existingStep(app, caller, stepUuid);
  return writeOnceAfter(app, context, workflow, async () => {
    const { record } = await submitStep(app, caller, workflow, stepUuid, { version: null, submission }, null);
    return {
      async record(unit) {
        await record(unit);
        return recordOf(unit, workflow);
      },
    };
  });
}
