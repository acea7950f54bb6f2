import { isDeepStrictEqual } from 'node:util';
import { knownPersonIn } from '../conditions/known-person.ts';
import { isOver } from '../engine/session-status.ts';
import { implementer } from '../model/implementer.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { refuseForeign } from '../state/refusals.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';
import { mergedDevice } from './device-metadata.ts';
import { recordForCaller } from './records-for.ts';

/** Starts a workflow, or records the device that continues it. */
export const initializeWorkflow = (app: WorkflowsApp) =>
  implementer.initialize.handler(async ({ input, context }) => {
    const { uuid } = input.params;
    refuseForeign(context.caller, uuid);
    const person = await knownPersonIn(app, context.caller, uuid);
    const record = await writeOnce(app, context, uuid, async (unit) => {
      const snapshot = await lockWorkflow(unit, uuid);
      // After the end, a session changes nothing, including the device.
      if (context.caller.kind === 'session' && isOver(snapshot.state)) return recordForCaller(unit, uuid);
      const before = snapshot.workflow.internal_metadata;
      const after = mergedDevice(context, before, input.body);
      const event = { type: 'initialize', at: app.platform.clock.now(), otherDevice: !isDeepStrictEqual(before, after) } as const;
      await applyEvent(unit, snapshot, event, { person });
      await unit.store.workflows.change(uuid, { internal_metadata: JSON.stringify(after) });
      return recordForCaller(unit, uuid);
    });
    return ok(await withPersonOnRecord(app, context.caller, record));
  });
