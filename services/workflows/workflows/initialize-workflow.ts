import { isDeepStrictEqual } from 'node:util';
import type { DeviceMetadata, WorkflowOfCaller } from '#contracts/workflows/records.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { knownPersonIn } from '../conditions/known-person.ts';
import { isOver } from '../engine/session-status.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { writeOnce } from '../state/writes.ts';
import { mergedDevice } from './device-metadata.ts';
import { recordForCaller } from './records-for.ts';

/** Starts a workflow, or records the device that continues it. */
export async function initializeWorkflow(
  app: WorkflowsApp,
  context: CallContext,
  uuid: string,
  device: DeviceMetadata,
): Promise<WorkflowOfCaller> {
  const person = await knownPersonIn(app, context.caller, uuid);
  return writeOnce(app, context, uuid, async (unit) => {
    const snapshot = await lockWorkflow(unit, uuid);
    // After the end, a session changes nothing, including the device.
    if (context.caller.kind === 'session' && isOver(snapshot.state)) return recordForCaller(unit, uuid);
    const before = snapshot.workflow.internal_metadata;
    const after = mergedDevice(context, before, device);
    const event = { type: 'initialize', at: app.platform.clock.now(), otherDevice: !isDeepStrictEqual(before, after) } as const;
    await applyEvent(unit, snapshot, event, { person });
    await unit.store.workflows.change(uuid, { internal_metadata: JSON.stringify(after) });
    return recordForCaller(unit, uuid);
  });
}
