import { ANSWER_MS } from '#contracts/session/contender.ts';
import type { HandoffLink, SentAgain } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import type { TokenRow } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { isLive, type SessionCall, type SessionCaller } from '../state/session-caller.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';
import type { Recordable } from '../state/writes.ts';
import { endTokens } from '../tokens/issue-token.ts';
import { deliverLink } from './deliver-link.ts';
import { chooseDestination, type MessageDestination, pickDestination, provenDestinations } from './destinations.ts';
import { activateHandoff, makeHandoff } from './make-handoff.ts';

/** Maximum number of new links per workflow that its sessions may create. */
const LINKS = { count: 20, seconds: 3600 };
/** Maximum number of links that waiting devices may request, since anyone with a link could fill an inbox. */
const SENT_AGAIN = { count: 3, seconds: 3600 };

interface HandoffPlan {
  /** The token of the device that creates the link. */
  host: TokenRow;
  destination: MessageDestination;
}

/** Creates the link for a second device (a handoff), and sends it if `to` names a destination. Throws `rate_limited`. */
export async function handOver(
  app: WorkflowsApp,
  { caller, body: { to, language } }: SessionCall<{ to?: string | undefined; language?: string | undefined }>,
): Promise<Recordable<HandoffLink>> {
  const { workflow, token } = caller;
  await countLink(app, caller);
  if (to === undefined) {
    return {
      async record(unit) {
        const handoff = await makeHandoff(unit, await lockWorkflow(unit, workflow), token);
        await activateHandoff(unit, workflow, handoff);
        return handoff.link;
      },
    };
  }
  const { record } = await sendHandoff(app, caller, language, async (unit, snapshot) => ({
    host: token,
    destination: await chooseDestination(unit, workflow, await provenDestinations(unit, snapshot), to),
  }));
  return { record: async (unit) => (await record(unit)).link.link };
}

/** Sends a new link to a second device that got no answer from the first device in time. Throws `rate_limited` and `conflict`. */
export async function sendAgain(
  app: WorkflowsApp,
  { caller, body: { language } }: SessionCall<{ language?: string | undefined }>,
): Promise<Recordable<SentAgain>> {
  await countLink(app, caller);
  const { token, waits, tenantId, workflow } = caller;
  const { clock, limits } = app.platform;
  if (!waits || token.contested_at === null) throw new Problem('conflict', 'This device already uses the link and waits for no answer');
  const wait = Math.ceil((token.contested_at.getTime() + ANSWER_MS - clock.now().getTime()) / 1000);
  if (wait > 0) throw new Problem('rate_limited', `The other device has ${wait} s left to answer`, { retryAfter: wait });
  await limits.take(`handoff again ${tenantId} ${workflow}`, SENT_AGAIN);
  const { record } = await sendHandoff(app, caller, language, async (unit, snapshot) => {
    const host = token.made_by === null ? null : await unit.store.tokens.find(workflow, token.made_by);
    if (!host || !isLive(host, clock.now()))
      throw new Problem('conflict', 'The session that made the link has ended; ask the company for a new link');
    return { host, destination: await pickDestination(unit, workflow, await provenDestinations(unit, snapshot), token) };
  });
  return { record: async (unit) => (await record(unit)).receipt };
}

function countLink({ platform }: WorkflowsApp, { tenantId, workflow }: SessionCaller): Promise<void> {
  return platform.limits.take(`handoff ${tenantId} ${workflow}`, LINKS);
}

function sendHandoff(
  app: WorkflowsApp,
  caller: SessionCaller,
  language: string | undefined,
  plan: (unit: Unit, snapshot: Snapshot) => Promise<HandoffPlan>,
) {
  const { workflow } = caller;
  return deliverLink(app, caller, language, {
    entry: 'handoff',
    async make(unit, snapshot) {
      const { host, destination } = await plan(unit, snapshot);
      const handoff = await makeHandoff(unit, snapshot, host);
      return { ...handoff, url: handoff.link.url, expires_at: handoff.link.expires_at, destination };
    },
    async replace(unit, link) {
      const row = await unit.store.tokens.find(workflow, link.id);
      if (!row || row.revoked_at !== null) throw new Problem('unavailable', 'A newer link exists; ask again', { retryAfter: 1 });
      await activateHandoff(unit, workflow, link);
    },
    async discard(unit, { id }) {
      await endTokens(unit, workflow, [id]);
      await unit.store.workflows.change(workflow, { updated_at: app.platform.clock.now() });
    },
  });
}
