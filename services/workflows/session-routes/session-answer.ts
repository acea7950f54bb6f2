import { endStatuses } from '#contracts/base/statuses.ts';
import type { SessionView } from '#contracts/session/session.ts';
import { customizationOf } from '../customizations/in-session.ts';
import { currentStep } from '../engine/state.ts';
import type { Reader } from '../links/destinations.ts';
import { handoffView } from '../links/handoff-view.ts';
import { takesMedia } from '../model/steps.ts';
import { sessionViewOf } from '../session/session-view.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { type Snapshot, snapshotOf } from '../state/snapshot.ts';
import { ok, type Unit } from '../state/unit.ts';

export interface SessionAnswer {
  status: 200 | 202;
  body: object;
}

export const okAnswer = (result: unknown): SessionAnswer => ({ status: 200, body: ok(result) });

export async function viewOf(reader: Reader, { token, tenantId }: SessionCaller, snapshot: Snapshot): Promise<SessionView> {
  const { app, store } = reader;
  const { clock, config, tenants } = app.platform;
  return sessionViewOf({
    snapshot,
    media: await mediaOfCurrent(reader, snapshot),
    token,
    handoff: await handoffView(reader, snapshot, token),
    customization: await customizationOf(store, snapshot.workflow),
    settings: await tenants.settings(tenantId),
    steps: app.steps,
    allowLoopback: config.allowLoopbackWebhooks,
    now: clock.now(),
  });
}

/** Returns the session view as an answer: 202 while the workflow waits for work other than the person's, else 200. */
export async function viewAnswer(reader: Reader, caller: SessionCaller, snapshot: Snapshot): Promise<SessionAnswer> {
  const result = await viewOf(reader, caller, snapshot);
  const isProcessing = result.current === null && !endStatuses.includes(result.workflow.status);
  return { status: isProcessing ? 202 : 200, body: ok(result) };
}

/** Returns the function that answers a repeated request (same `Idempotency-Key`) with the session's current view. */
export const answerRepeat = (caller: SessionCaller) => async (unit: Unit) =>
  viewAnswer(unit, caller, await snapshotOf(unit.app, unit.store, caller.workflow));

async function mediaOfCurrent({ app, store }: Reader, { workflow, steps, state }: Snapshot) {
  const row = steps.find(({ uuid }) => uuid === currentStep(state)?.uuid);
  return row && takesMedia(app.steps.contract(row.step)) ? store.media.list(workflow.uuid, row.uuid) : [];
}
