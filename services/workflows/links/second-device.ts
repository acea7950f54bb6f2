import { Problem } from '#platform/base/problem.ts';
import { isOver } from '../engine/session-status.ts';
import { applyEvent } from '../state/apply-event.ts';
import { isLive, type SessionCall } from '../state/session-caller.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { logEntry, type Unit } from '../state/unit.ts';
import { endTokens } from '../tokens/issue-token.ts';
import { refuseEndedWorkflow, refuseSecondDevice, secondDevicesOf } from './make-handoff.ts';

const NOT_ME = { reason: 'not_me' };
/** Time after the person's return in which uploads that had started may finish, in ms. */
const RETURN_MS = 120_000;

/** Answers the contender (another device that opened the link): it gets the link if `mine`, else the link ends. Throws `conflict`. */
export async function answerContender(unit: Unit, { caller, body: { mine } }: SessionCall<{ mine: boolean }>): Promise<void> {
  const { workflow, token } = caller;
  refuseSecondDevice(token);
  const { handoff_token: active } = (await lockWorkflow(unit, workflow)).workflow;
  const { store, app } = unit;
  const now = app.platform.clock.now();
  const link = active === null ? null : await store.tokens.find(workflow, active);
  if (!link?.contender_hash || !isLive(link, now)) throw new Problem('conflict', 'No second device waits for an answer');
  await logEntry(unit, workflow, 'handoff.answered', { token: link.id, mine });
  if (mine) {
    const { contender_hash: device_hash, device_hash: left_hash } = link;
    await store.tokens.change(link, { device_hash, left_hash, contender_hash: null, contested_at: null });
  } else {
    await endTokens(unit, workflow, [link.id], NOT_ME);
  }
  await store.workflows.change(workflow, { updated_at: now });
}

/** Moves the person back to this device: links to other devices end once their uploads had time to finish. */
export async function comeBack(unit: Unit, { caller: { workflow, token } }: SessionCall<unknown>): Promise<void> {
  const { workflow: row, state } = await lockWorkflow(unit, workflow);
  refuseEndedWorkflow(state);
  if (token.made_by !== null && row.handoff_token === token.id) return;
  refuseSecondDevice(token);
  const returned_at = unit.app.platform.clock.now();
  const last = returned_at.getTime() + RETURN_MS;
  for (const device of await secondDevicesOf(unit, workflow)) {
    const expires_at = new Date(Math.min(last, device.expires_at?.getTime() ?? last));
    await unit.store.tokens.change(device, { returned_at, expires_at });
  }
  if (row.handoff_token === null) return;
  await unit.store.workflows.change(workflow, { handoff_token: null, updated_at: returned_at });
  await logEntry(unit, workflow, 'handoff.returned', { token: token.id });
}

/** Ends the link that an unknown device also uses, and the links that were created with it. */
export async function disownLink(unit: Unit, { caller: { workflow, token } }: SessionCall<unknown>): Promise<void> {
  const snapshot = await lockWorkflow(unit, workflow);
  await endTokens(unit, workflow, [token.id], NOT_ME);
  const at = unit.app.platform.clock.now();
  await applyEvent(unit, snapshot, { type: 'link_disowned', at });
  if (!isOver(snapshot.state)) await unit.store.workflows.change(workflow, { updated_at: at });
}
