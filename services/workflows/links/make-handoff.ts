import type { HandoffLink } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import { isOver } from '../engine/session-status.ts';
import { timeText } from '../model/records.ts';
import type { TokenRow } from '../model/tables.ts';
import { isLive } from '../state/session-caller.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';
import { domainStillOwned, endTokens, issueToken } from '../tokens/issue-token.ts';
import { executionUrl, qrDrawing } from '../tokens/token-links.ts';

interface NewHandoff {
  id: string;
  link: HandoffLink;
  /** Ids of the tokens of earlier links that are still valid. */
  earlier: readonly string[];
}

/**
 * Creates a token for a second device. It ends with the session that creates it (the host), and only the first device that uses it is
 * accepted. Throws `workflow_finished`, `too_many_tokens` and `host_only`.
 */
export async function makeHandoff(unit: Unit, { workflow, state }: Snapshot, host: TokenRow): Promise<NewHandoff> {
  refuseEndedWorkflow(state);
  refuseSecondDevice(host);
  const { uuid } = workflow;
  const earlier = (await secondDevicesOf(unit, uuid)).map(({ id }) => id);
  const { expires_at, counted_from } = host;
  const custom_domain = await domainStillOwned(unit, host.custom_domain);
  // No redirect: at the end, the first device redirects to the partner's page, and the second device came from no page.
  const row = { workflow_uuid: uuid, redirect_url: null, custom_domain, expires_at, counted_from, made_by: host.id };
  const { id, token } = await issueToken(unit, row, earlier);
  // The shorter form of the token makes a QR symbol that is easier to read, and saves characters in an SMS.
  const url = executionUrl(unit.app.platform.config.publicUrl, custom_domain, uuid, token);
  return { id, earlier, link: { url, qr: qrDrawing(url), expires_at: timeText(expires_at), replaced: earlier.length > 0 } };
}

/** Makes the new link the active link, and ends the earlier ones. */
export async function activateHandoff(unit: Unit, workflow: string, { id, earlier }: NewHandoff): Promise<void> {
  await endTokens(unit, workflow, earlier);
  await unit.store.workflows.change(workflow, { handoff_token: id, updated_at: unit.app.platform.clock.now() });
}

/** Returns the valid tokens of second devices. */
export async function secondDevicesOf({ app, store }: Unit, workflow: string): Promise<TokenRow[]> {
  const now = app.platform.clock.now();
  return (await store.tokens.list(workflow)).filter((token) => token.made_by !== null && isLive(token, now));
}

export function refuseSecondDevice({ made_by }: TokenRow): void {
  if (made_by !== null) throw new Problem('host_only', 'This device opened another device’s link; use the first device');
}

export function refuseEndedWorkflow(state: Snapshot['state']): void {
  if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended, so there is nothing to continue');
}
