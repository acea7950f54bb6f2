import type { Caller } from '#platform/base/ports.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import type { EngineStep } from '../engine/state.ts';
import { takesMedia } from '../model/steps.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { refuseEnded } from '../state/session-caller.ts';
import { rejectionProblem, snapshotOf, stepOf } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';

/** Finds the open step with its handler and stored media. Throws what can be rejected before the handler runs. */
export async function openStep(app: WorkflowsApp, caller: Caller, workflow: string, stepUuid: string, by: EngineStep['answeredBy']) {
  const store = storeOf(app, caller);
  // What a handler does in other services cannot be undone, so the token is checked first.
  await refuseEnded(caller, store, app.platform.clock.now());
  const snapshot = await snapshotOf(app, store, workflow);
  const step = stepOf(snapshot, stepUuid);
  const rejection = rejectionToSubmit(snapshot.state, stepUuid, by);
  if (rejection) throw rejectionProblem(rejection);
  const handler = app.steps.handler(step.step);
  const media = takesMedia(handler.contract) ? await store.media.listStored(workflow, stepUuid) : [];
  return { snapshot, step, media, handler };
}
