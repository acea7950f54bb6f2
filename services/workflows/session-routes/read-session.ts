import type { SessionView } from '#contracts/session/session.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { snapshotOf } from '../state/snapshot.ts';
import { storeOf } from '../state/unit.ts';
import { viewOf } from './session-answer.ts';

export async function readSession(app: WorkflowsApp, caller: SessionCaller): Promise<SessionView> {
  const store = storeOf(app, caller);
  return viewOf({ app, store, caller }, caller, await snapshotOf(app, store, caller.workflow));
}
