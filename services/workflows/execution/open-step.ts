import type { Caller } from '#platform/base/ports.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import type { EngineStep } from '../engine/state.ts';
import { takesMedia } from '../model/steps.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { refuseEnded } from '../state/session-caller.ts';
import { rejectionProblem, snapshotOf, stepOf } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';

/** Returns the open step with its handler and stored media. Throws every rejection that does not need the handler. */
export async function openStep(app: WorkflowsApp, caller: Caller, workflow: string, stepUuid: string, by: EngineStep['answeredBy']) {
  const store = storeOf(app, caller);
  // The token is checked first, since a handler's effects in other services cannot be undone.
  await refuseEnded(caller, store, app.platform.clock.now());
  const snapshot = await snapshotOf(app, store, workflow);
  const step = stepOf(snapshot, stepUuid);
  const rejection = rejectionToSubmit(snapshot.state, stepUuid, by);
  if (rejection) throw rejectionProblem(rejection);
  const handler = app.steps.handler(step.step);
  const media = takesMedia(handler.contract) ? await store.media.listStored(workflow, stepUuid) : [];
  return { snapshot, step, media, handler };
}
