import { workflowErrors } from '#contracts/workflows/errors.ts';
import type { WorkflowDecision } from '#contracts/workflows/records.ts';
import { demandScope, invalidMember, Problem } from '#platform/base/problem.ts';
import type { EngineError } from '../engine/state.ts';
import { operator } from '../model/implementer.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';
import { recordOf } from './records-for.ts';
import { REVIEW_SCOPE } from './review-step.ts';

/** Records an operator's decision on the findings of a workflow. Throws `conflict`, `version_conflict`, and `invalid_body` for an approval without `seen`. */
export const decideWorkflow = (app: WorkflowsApp) =>
  operator.decide.handler(async ({ input: { params, body }, context }) => {
    const { uuid } = params;
    const { decision, reasons, note = null, seen } = body;
    demandScope(context.caller, REVIEW_SCOPE);
    // Else a finding that arrived after the operator looked would be approved with the others.
    if (decision === 'approve' && seen === undefined)
      throw invalidMember('seen', 'required', 'Say which workflow you approve: its `updated_at` as you read it');
    const answer = await writeOnce(app, context, uuid, async (unit) => {
      const snapshot = await lockWorkflow(unit, uuid);
      const at = app.platform.clock.now();
      const isChanged = seen !== undefined && Date.parse(seen) !== snapshot.workflow.updated_at.getTime();
      if (isChanged) throw new Problem('version_conflict', 'The workflow has changed since you read it; read it again');
      await applyEvent(unit, snapshot, { type: 'decided', at, reasons, error: decision === 'approve' ? null : rejection });
      const earlier = earlierDecisions(snapshot.workflow);
      const record: WorkflowDecision = { decision, reasons, note, decided_at: at.toISOString(), earlier };
      await unit.store.workflows.change(uuid, { decision: JSON.stringify(record) });
      return recordOf(unit, uuid);
    });
    return ok(await withPersonOnRecord(app, context.caller, answer));
  });

/** Returns the decisions so far, the oldest first. A note stands nowhere else. */
function earlierDecisions({ decision }: Snapshot['workflow']): WorkflowDecision['earlier'] {
  if (decision === null) return [];
  const { earlier, ...last } = decision;
  return [...earlier, last];
}

const rejection: EngineError = { reason: 'review_rejected', error_id: workflowErrors.step_refused.id, fatal: true, extra: {} };
