import type { LostLink, SentAgain } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import { isOver } from '../engine/session-status.ts';
import { timeText } from '../model/records.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { isLive, type SessionCall, type SessionCaller } from '../state/session-caller.ts';
import { snapshotOf } from '../state/snapshot.ts';
import { storeOf, type Unit } from '../state/unit.ts';
import type { Recordable } from '../state/writes.ts';
import { domainStillOwned, endTokens, issueToken } from '../tokens/issue-token.ts';
import { executionUrl } from '../tokens/token-links.ts';
import { expiryOf } from '../tokens/tokens.ts';
import { deliverLink } from './deliver-link.ts';
import { chooseDestination, reachableDestinations, shownDestinations } from './destinations.ts';
import { refuseEndedWorkflow } from './make-handoff.ts';

/** Maximum number of new links for a workflow per day, since anyone with an expired link could fill an inbox. */
const A_DAY = { count: 3, seconds: 86_400 };
/** Problems of a link that ended by time alone. Other ends were intended, and a new link would undo them. */
const BY_TIME: ReadonlySet<string> = new Set(['token_expired', 'token_idle', 'token_too_old']);

const isLost = ({ ended }: SessionCaller) => ended !== null && BY_TIME.has(ended.key);

/**
 * Returns the company of an expired link, and the destinations for a new link: only addresses of this workflow, never of the person's
 * record.
 */
export async function lostLink(app: WorkflowsApp, caller: SessionCaller): Promise<LostLink> {
  const { name, support } = (await app.platform.tenants.settings(caller.tenantId)).company;
  const company = { name, support };
  if (!isLost(caller)) return { company, destinations: [] };
  const store = storeOf(app, caller);
  const snapshot = await snapshotOf(app, store, caller.workflow);
  if (isOver(snapshot.state)) return { company, destinations: [] };
  const reader = { app, store, caller };
  return { company, destinations: await shownDestinations(reader, caller.workflow, await reachableDestinations(reader, snapshot)) };
}

/** Sends a new link in place of an expired one. Throws the token's problem, `conflict` if the link is valid, and `rate_limited`. */
export async function sendNewLink(
  app: WorkflowsApp,
  { caller, body: { to, language } }: SessionCall<{ to: string; language?: string | undefined }>,
): Promise<Recordable<SentAgain>> {
  const { tenantId, workflow, token: expiredToken } = caller;
  const { limits, clock, config } = app.platform;
  if (!isLost(caller)) throw caller.ended ?? new Problem('conflict', 'This link still opens; use it');
  await limits.take(`new link ${tenantId} ${workflow}`, A_DAY);
  const { record } = await deliverLink(app, caller, language, {
    entry: 'link',
    async make(unit, snapshot) {
      refuseEndedWorkflow(snapshot.state);
      const destination = await chooseDestination(unit, workflow, await reachableDestinations(unit, snapshot), to);
      const custom_domain = await domainStillOwned(unit, expiredToken.custom_domain);
      const expires_at = expiryOf(snapshot.workflow, clock.now());
      const row = { workflow_uuid: workflow, redirect_url: expiredToken.redirect_url, custom_domain, expires_at, made_by: null };
      const { id, token } = await issueToken(unit, row, await unusedTokens(unit, caller));
      const url = executionUrl(config.publicUrl, custom_domain, workflow, token);
      return { id, url, expires_at: timeText(expires_at), destination };
    },
    replace: async (unit) => endTokens(unit, workflow, await unusedTokens(unit, caller)),
    discard: (unit, { id }) => unit.store.tokens.revoke(workflow, [id], clock.now()),
  });
  return { record: async (unit) => (await record(unit)).receipt };
}

/** Returns the ids of tokens whose links were sent and never used, except the expired token, which may request another link. */
async function unusedTokens({ app, store }: Unit, { workflow, token: expiredToken }: SessionCaller): Promise<string[]> {
  const now = app.platform.clock.now();
  return (await store.tokens.list(workflow))
    .filter((token) => token.delivery && token.made_by === null && token.used_at === null && isLive(token, now))
    .flatMap(({ id }) => (id === expiredToken.id ? [] : id));
}
