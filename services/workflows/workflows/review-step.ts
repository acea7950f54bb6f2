import { demandScope } from '#platform/base/problem.ts';
import { submitStep } from '../execution/submit-step.ts';
import { operator } from '../model/implementer.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { writeOnceAfter } from '../state/writes.ts';
import { existingStep } from './get-step.ts';
import { recordOf } from './records-for.ts';

/** The scope of API keys that decide on behalf of an operator. */
export const REVIEW_SCOPE = 'workflows:review';

/** Submits an operator's decision to the step that waits for it. Throws `conflict` for a second decision. */
export const reviewStep = (app: WorkflowsApp) =>
  operator.review.handler(async ({ input: { params, body: submission }, context }) => {
    const { caller } = context;
    const { uuid } = params;
    demandScope(caller, REVIEW_SCOPE);
    const { workflow_uuid: workflow } = await existingStep(app, caller, uuid);
    const answer = await writeOnceAfter(app, context, workflow, async () => {
      const { record } = await submitStep(app, caller, workflow, uuid, { version: null, submission }, null);
      return {
        async record(unit) {
          await record(unit);
          return recordOf(unit, workflow);
        },
      };
    });
    return ok(await withPersonOnRecord(app, caller, answer));
  });
