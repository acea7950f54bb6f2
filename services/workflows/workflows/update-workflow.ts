import { MAX_FIGURES, sessionFigures } from '#contracts/session/session.ts';
import type { ReportedError } from '#contracts/workflows/bodies.ts';
import { publishedReason, reportedErrorId } from '#contracts/workflows/errors.ts';
import { Problem } from '#platform/base/problem.ts';
import { knownPersonIn } from '../conditions/known-person.ts';
import { isOver } from '../engine/session-status.ts';
import type { EngineError } from '../engine/state.ts';
import { invalidAt } from '../model/bodies.ts';
import { implementer } from '../model/implementer.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { refuseForeign, refuseForeignReason } from '../state/refusals.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';
import { mergedDevice } from './device-metadata.ts';
import { recordForCaller } from './records-for.ts';

/** Sets the status, the error or the device manually. */
export const updateWorkflow = (app: WorkflowsApp) =>
  implementer.update.handler(async ({ input: { params, body }, context }) => {
    const { uuid } = params;
    refuseForeign(context.caller, uuid);
    const person = await knownPersonIn(app, context.caller, uuid);
    const record = await writeOnce(app, context, uuid, async (unit) => {
      const snapshot = await lockWorkflow(unit, uuid);
      const by = context.caller.kind === 'session' ? 'session' : 'key';
      const toError = by === 'session' ? errorOfSession : errorOfKey;
      const error = body.error ? toError(body.error) : null;
      if (by === 'session' && isOver(snapshot.state)) throw new Problem('workflow_finished', 'The workflow has ended and cannot change');
      const event = { type: 'manual', at: app.platform.clock.now(), by, status: body.status ?? null, error } as const;
      await applyEvent(unit, snapshot, event, { person });
      if (body.internal_metadata) {
        const device = mergedDevice(context, snapshot.workflow.internal_metadata, body.internal_metadata);
        await unit.store.workflows.change(uuid, { internal_metadata: JSON.stringify(device) });
      }
      return recordForCaller(unit, uuid);
    });
    return ok(await withPersonOnRecord(app, context.caller, record));
  });

/**
 * Converts the error that an API key reports. `sent` has the key's own texts, which only API keys can read. Sessions and the log get a
 * published reason, or `reported` if the reason is not a published one.
 */
function errorOfKey(report: ReportedError): EngineError {
  const reason = publishedReason(report.details?.reason ?? '');
  return { reason, error_id: reportedErrorId(reason), fatal: report.fatal ?? false, extra: {}, sent: report };
}

/** Converts the error that a session reports. Throws `invalid_body`. */
function errorOfSession({ fatal, extra, details }: ReportedError): EngineError {
  const reason = details?.reason ?? '';
  refuseForeignReason(reason, 'error.details.reason');
  const numbers = sessionFigures.safeParse(extra ?? {});
  if (!numbers.success) throw invalidAt('error.extra', 'invalid_value', `Send at most ${MAX_FIGURES} numbers`);
  if (details?.stack) throw invalidAt('error.details.stack', 'not_allowed', 'Only an API key may send a stack; leave it out');
  return { reason, error_id: reportedErrorId(reason), fatal: fatal ?? false, extra: numbers.data };
}
