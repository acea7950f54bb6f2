import { MOST_FIGURES, sessionFigures } from '#contracts/session/session.ts';
import type { ReportedError, UpdateWorkflow } from '#contracts/workflows/bodies.ts';
import { publishedReason, reportedErrorId } from '#contracts/workflows/errors.ts';
import type { WorkflowOfCaller } from '#contracts/workflows/records.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { knownPersonIn } from '../conditions/known-person.ts';
import { isOver } from '../engine/session-status.ts';
import type { EngineError } from '../engine/state.ts';
import { invalidAt } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { refuseForeignReason } from '../state/refusals.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { writeOnce } from '../state/writes.ts';
import { mergedDevice } from './device-metadata.ts';
import { recordForCaller } from './records-for.ts';

/** Sets the status, the error or the device manually. */
export async function updateWorkflow(
  app: WorkflowsApp,
  context: CallContext,
  uuid: string,
  body: UpdateWorkflow,
): Promise<WorkflowOfCaller> {
  const person = await knownPersonIn(app, context.caller, uuid);
  return writeOnce(app, context, uuid, async (unit) => {
    const snapshot = await lockWorkflow(unit, uuid);
    const by = context.caller.kind === 'session' ? 'session' : 'key';
    const error = by === 'session' ? errorOfSession(body, snapshot) : body.error ? errorOfKey(body.error) : null;
    const event = { type: 'manual', at: app.platform.clock.now(), by, status: body.status ?? null, error } as const;
    await applyEvent(unit, snapshot, event, { person });
    if (body.internal_metadata) {
      const device = mergedDevice(context, snapshot.workflow.internal_metadata, body.internal_metadata);
      await unit.store.workflows.change(uuid, { internal_metadata: JSON.stringify(device) });
    }
    return recordForCaller(unit, uuid);
  });
}

/** Returns the error with the API key's texts, which only keys are shown. Sessions and the log get a published reason, or `reported`. */
function errorOfKey(report: ReportedError): EngineError {
  const reason = publishedReason(report.details?.reason ?? '');
  return { reason, error_id: reportedErrorId(reason), fatal: report.fatal ?? false, extra: {}, sent: report };
}

/** Checks the error that a session reports. Throws `invalid_body`, and `workflow_finished` after the end. */
function errorOfSession({ error }: UpdateWorkflow, { state }: Snapshot): EngineError | null {
  const fault = error ? faultOf(error) : null;
  if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing changes in it');
  return fault;
}

function faultOf({ fatal, extra, details }: ReportedError): EngineError {
  const reason = details?.reason ?? '';
  refuseForeignReason(reason, 'error.details.reason');
  const figures = sessionFigures.safeParse(extra ?? {});
  if (!figures.success) throw invalidAt('error.extra', 'invalid_value', `Send at most ${MOST_FIGURES} numbers`);
  if (details?.stack) throw invalidAt('error.details.stack', 'not_allowed', 'Only an API key sends a stack; leave it out');
  return { reason, error_id: reportedErrorId(reason), fatal: fatal ?? false, extra: figures.data };
}
