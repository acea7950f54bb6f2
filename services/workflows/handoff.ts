import type { HandoffLink, SessionView } from '../../contracts/session/session.ts';
import type { Platform } from '../platform/ports.ts';
import { Problem } from '../platform/problem.ts';
import type { Changes } from './changes.ts';
import { isOver } from './engine/told.ts';
import type { LinkMessages } from './link-messages.ts';
import { timeText } from './records.ts';
import { type TokenRow, type WorkflowRow, workflowStore } from './store.ts';
import type { LinkDelivery, WorkflowTables } from './tables.ts';
import { executionUrl, isLive, issueToken, qrDrawing, type SessionCaller } from './tokens.ts';
import type { Snapshot, Transitions, Unit } from './transitions.ts';
import type { Recordable } from './writes.ts';

interface Parts {
  transitions: Transitions;
  changes: Changes;
  messages: Pick<LinkMessages, 'choose' | 'send'>;
}

interface NewLink {
  id: string;
  link: HandoffLink;
  /** The tokens of earlier links that still open. */
  earlier: readonly string[];
}

/** The new links that a workflow's sessions may ask for. No person needs more. */
const LINKS = { count: 20, seconds: 3600 };

/**
 * Going on at a second device. A session may make one more token for its own workflow. The new token ends when the session's own does.
 * One such token lives at a time; two live while a link is on its way. Where the person goes on is advice to the screens and forbids
 * nothing: the steps' versions keep two devices apart.
 */
export function createHandoff(platform: Platform<WorkflowTables>, { transitions, changes, messages }: Parts) {
  const log = ({ trx, caller }: Unit, workflow: string, type: string, data: Record<string, string | number>) =>
    platform.events.append(trx, caller, { kind: 'workflow', id: workflow }, { type, data });

  /** Makes the link for the other device; the `earlier` ones are to end by it. Throws `workflow_finished`, `too_many_tokens`. */
  const mint = async (unit: Unit, { workflow, state }: Snapshot, mine: TokenRow): Promise<NewLink> => {
    if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing is left to go on with');
    const { uuid } = workflow;
    const now = platform.clock.now();
    const earlier = (await unit.store.tokens(uuid))
      .filter((token) => token.made_by !== null && token.id !== mine.id && isLive(token, now))
      .map(({ id }) => id);
    const { custom_domain, expires_at } = mine;
    // At the end the first device returns to the page that opened it. Nothing opened the second device.
    const row = { workflow_uuid: uuid, redirect_url: null, custom_domain, expires_at, made_by: mine.id };
    const { id, token } = await issueToken(unit.store, row, now, earlier);
    await log(unit, uuid, 'token.issued', { token: id, made_by: mine.id });
    // The token's shorter form makes a coarser symbol for cameras, and leaves room in an SMS.
    const url = executionUrl(platform.config.publicUrl, custom_domain, uuid, token);
    return { id, earlier, link: { url, qr: qrDrawing(url), expires_at: timeText(expires_at), replaced: earlier.length > 0 } };
  };

  const end = async (unit: Unit, workflow: string, ids: readonly string[]): Promise<void> => {
    const ended = await unit.store.endTokens(ids, platform.clock.now());
    if (ended > 0) await log(unit, workflow, 'token.revoked', { tokens: ended });
  };

  /** Lets the new link replace the earlier ones. */
  const replace = async (unit: Unit, workflow: string, { id, earlier }: NewLink): Promise<void> => {
    await end(unit, workflow, earlier);
    await unit.store.update(workflow, { handoff_token: id, updated_at: platform.clock.now() });
  };

  const noteDelivery = async (unit: Unit, workflow: string, token: string, delivery: LinkDelivery): Promise<void> => {
    await unit.store.noteDelivery(token, delivery);
    const { taken, channel, id } = delivery;
    await log(unit, workflow, taken ? 'handoff.sent' : 'handoff.not_sent', { token, channel, to: id });
  };

  return {
    /** Counts one more link. Runs before the transaction. Throws `rate_limited`. */
    spend: ({ tenantId, workflow }: SessionCaller) => platform.limits.take(`handoff ${tenantId} ${workflow}`, LINKS),

    handOver: ({ workflow, token }: SessionCaller): Recordable<HandoffLink> => ({
      async record(unit) {
        const fresh = await mint(unit, await transitions.lock(unit.store, workflow), token);
        await replace(unit, workflow, fresh);
        return fresh.link;
      },
    }),

    /**
     * Makes a link and sends it to an address that the person proved. The link opens before its message leaves. The earlier links end
     * once a carrier has the message, so every link that the person may hold opens. Throws `invalid_body`, and `rate_limited` and
     * `link_not_sent` with the seconds to wait.
     */
    async sendOver(
      caller: SessionCaller,
      { to, language }: { to: string; language?: string | undefined },
    ): Promise<Recordable<HandoffLink>> {
      const { workflow } = caller;
      const { destination, ...fresh } = await platform.database.transaction(async (trx) => {
        const unit = { trx, caller, store: workflowStore(caller, trx) };
        const snapshot = await transitions.lock(unit.store, workflow);
        const destination = await messages.choose(unit, snapshot, to);
        return { destination, ...(await mint(unit, snapshot, caller.token)) };
      });
      const { id: token, link } = fresh;
      const { delivery, problem } = await messages.send(caller, { workflow, destination, link, language });
      if (problem) {
        // The request fails, and its delivery is recorded all the same: the wait counts, and the link that nobody received ends.
        await platform.database.transaction(async (trx) => {
          const unit = { trx, caller, store: workflowStore(caller, trx) };
          await transitions.lock(unit.store, workflow);
          await end(unit, workflow, [token]);
          await noteDelivery(unit, workflow, token, delivery);
          await unit.store.update(workflow, { updated_at: platform.clock.now() });
        });
        throw problem;
      }
      return {
        async record(unit) {
          await transitions.lock(unit.store, workflow);
          const row = await unit.store.token(token);
          // A newer link may have replaced this one meanwhile.
          if (!row || row.revoked_at !== null) throw new Problem('unavailable', 'A newer link was made; ask again', { retryAfter: 1 });
          await replace(unit, workflow, fresh);
          await noteDelivery(unit, workflow, token, delivery);
          return link;
        },
      };
    },

    /** Notes that the person goes on at the device that asks. */
    async comeBack(unit: Unit, { workflow, token: mine }: SessionCaller): Promise<void> {
      const snapshot = await transitions.lock(unit.store, workflow);
      const leader = mine.made_by === null ? null : mine.id;
      if (snapshot.workflow.handoff_token === leader) return;
      await unit.store.update(workflow, { handoff_token: leader, updated_at: platform.clock.now() });
      await log(unit, workflow, 'handoff.returned', { token: mine.id });
    },

    /** Notes the first use of a link, so that the device that made it learns of it. */
    async noteOpening(caller: SessionCaller): Promise<void> {
      const { workflow, token } = caller;
      if (token.made_by === null || token.opened_at !== null) return;
      const at = platform.clock.now();
      const first = await platform.database.transaction(async (trx) => {
        const unit = { trx, caller, store: workflowStore(caller, trx) };
        await transitions.lock(unit.store, workflow);
        if (!(await unit.store.openToken(token.id, at))) return false;
        await unit.store.update(workflow, { updated_at: at });
        await log(unit, workflow, 'token.opened', { token: token.id });
        return true;
      });
      if (first) changes.announce(workflow);
    },
  };
}

/** Returns where the person goes on, as seen by the session of `token`. `leader` is the token that the workflow names, if any. */
export function handoffOf(
  workflow: Pick<WorkflowRow, 'handoff_token'>,
  token: TokenRow,
  leader: TokenRow | null,
  now: Date,
): Pick<SessionView['handoff'], 'guest' | 'away'> {
  const guest = token.made_by !== null;
  if (workflow.handoff_token === null) return { guest, away: guest ? 'opened' : null };
  if (leader === null || !isLive(leader, now) || leader.id === token.id) return { guest, away: null };
  return { guest, away: leader.opened_at === null ? 'sent' : 'opened' };
}
