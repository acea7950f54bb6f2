import { ANSWER_MS } from '#contracts/session/contender.ts';
import type { HandoffLink, SentAgain, SessionView } from '#contracts/session/session.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isOver } from '../engine/session-standing.ts';
import { timeText } from '../model/records.ts';
import { type TokenRow, type WorkflowRow, workflowStore } from '../model/store.ts';
import type { LinkDelivery, WorkflowTables } from '../model/tables.ts';
import { isLive, type SessionCaller } from '../state/session-caller.ts';
import type { Snapshot, Transitions, Unit } from '../state/transitions.ts';
import type { Recordable } from '../state/writes.ts';
import { domainThatStands } from '../tokens/domain.ts';
import { endTokens, executionUrl, issueToken, qrDrawing } from '../tokens/tokens.ts';
import type { LinkMessages, MessageDestination } from './link-messages.ts';

interface HandoffParts {
  transitions: Transitions;
  messages: Pick<LinkMessages, 'choose' | 'pick' | 'send'>;
}

interface NewLink {
  id: string;
  link: HandoffLink;
  /** The tokens of earlier links that still open. */
  earlier: readonly string[];
}

/** The new links that a workflow's sessions may ask for. No person needs more. */
const LINKS = { count: 20, seconds: 3600 };
/** Those that devices may ask for which wait for an answer: whoever came by a link could fill an inbox. */
const SENT_AGAIN = { count: 3, seconds: 3600 };
const NOT_ME = { reason: 'not_me' };
/** Uploads that were on their way when the person came back arrive within this. */
const RETURN_MS = 120_000;

/**
 * Going on at a second device. A session that a key's token opened may make one more token for its own workflow. The new token ends when
 * the session's own does, and opens at the first device that uses it. One such token lives at a time; two live while a link is on its way.
 * Where the person goes on is advice to the screens until they come back, which ends the other device's link.
 */
export function createHandoff(platform: Platform<WorkflowTables>, { transitions, messages }: HandoffParts) {
  const log = ({ trx, caller }: Unit, workflow: string, type: string, data: Record<string, string | number | boolean>) =>
    platform.events.append(trx, caller, { kind: 'workflow', id: workflow }, { type, data });

  const guestsOf = async ({ store }: Unit, workflow: string): Promise<TokenRow[]> => {
    const now = platform.clock.now();
    return (await store.tokens(workflow)).filter((token) => token.made_by !== null && isLive(token, now));
  };

  /** Makes the link for the other device; the `earlier` ones are to end by it. Throws `workflow_finished`, `too_many_tokens`, `host_only`. */
  const mint = async (unit: Unit, { workflow, state }: Snapshot, mine: TokenRow): Promise<NewLink> => {
    if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing is left to go on with');
    refuseGuest(mine);
    const { uuid } = workflow;
    const earlier = (await guestsOf(unit, uuid)).map(({ id }) => id);
    const { expires_at, counted_from } = mine;
    const custom_domain = await domainThatStands(platform, mine.custom_domain, unit.caller);
    // At the end the first device returns to the page that opened it. Nothing opened the second device.
    const row = { workflow_uuid: uuid, redirect_url: null, custom_domain, expires_at, counted_from, made_by: mine.id };
    const { id, token } = await issueToken(platform, unit, row, earlier);
    // The token's shorter form makes a coarser symbol for cameras, and leaves room in an SMS.
    const url = executionUrl(platform.config.publicUrl, custom_domain, uuid, token);
    return { id, earlier, link: { url, qr: qrDrawing(url), expires_at: timeText(expires_at), replaced: earlier.length > 0 } };
  };

  const touch = (unit: Unit, workflow: string) => unit.store.update(workflow, { updated_at: platform.clock.now() });

  /** Lets the new link replace the earlier ones. */
  const replace = async (unit: Unit, workflow: string, { id, earlier }: NewLink): Promise<void> => {
    await endTokens(platform, unit, { workflow, ids: earlier });
    await unit.store.update(workflow, { handoff_token: id, updated_at: platform.clock.now() });
  };

  const noteDelivery = async (unit: Unit, workflow: string, token: string, delivery: LinkDelivery): Promise<void> => {
    await unit.store.updateToken({ workflow_uuid: workflow, id: token }, { delivery: JSON.stringify(delivery) });
    const { channel, id } = delivery;
    await log(unit, workflow, delivery.taken ? 'handoff.sent' : 'handoff.not_sent', { token, channel, to: id });
  };

  /**
   * Makes a link and sends it to an address that the person proved. The link opens before its message leaves. The earlier links end
   * once a carrier has the message, so every link that the person may hold opens. Throws `invalid_body`, and `rate_limited` and
   * `link_not_sent` with the seconds to wait.
   */
  const deliver = async (
    caller: SessionCaller,
    language: string | undefined,
    plan: (unit: Unit, snapshot: Snapshot) => Promise<{ host: TokenRow; destination: MessageDestination }>,
  ): Promise<Recordable<{ link: HandoffLink; delivery: LinkDelivery }>> => {
    const { workflow } = caller;
    const { destination, ...fresh } = await platform.database.transaction(async (trx) => {
      const unit = { trx, caller, store: workflowStore(caller, trx) };
      const snapshot = await transitions.lock(unit, workflow);
      const { host, destination } = await plan(unit, snapshot);
      return { destination, ...(await mint(unit, snapshot, host)) };
    });
    const { id: token, link } = fresh;
    const { delivery, problem } = await messages.send(caller, { workflow, destination, link, language });
    if (problem) {
      // The request fails, and its delivery is recorded all the same: the wait counts, and the link that nobody received ends.
      await platform.database.transaction(async (trx) => {
        const unit = { trx, caller, store: workflowStore(caller, trx) };
        await transitions.lock(unit, workflow);
        await endTokens(platform, unit, { workflow, ids: [token] });
        await noteDelivery(unit, workflow, token, delivery);
        await touch(unit, workflow);
      });
      throw problem;
    }
    return {
      async record(unit) {
        await transitions.lock(unit, workflow);
        const row = await unit.store.token(workflow, token);
        // A newer link may have replaced this one meanwhile.
        if (!row || row.revoked_at !== null) throw new Problem('unavailable', 'A newer link was made; ask again', { retryAfter: 1 });
        await replace(unit, workflow, fresh);
        await noteDelivery(unit, workflow, token, delivery);
        return { link, delivery };
      },
    };
  };

  return {
    /** Counts one more link. Runs before the transaction. Throws `rate_limited`. */
    spend: ({ tenantId, workflow }: SessionCaller) => platform.limits.take(`handoff ${tenantId} ${workflow}`, LINKS),

    handOver: ({ workflow, token }: SessionCaller): Recordable<HandoffLink> => ({
      async record(unit) {
        const fresh = await mint(unit, await transitions.lock(unit, workflow), token);
        await replace(unit, workflow, fresh);
        return fresh.link;
      },
    }),

    async sendOver(
      caller: SessionCaller,
      { to, language }: { to: string; language?: string | undefined },
    ): Promise<Recordable<HandoffLink>> {
      const { record } = await deliver(caller, language, async (unit, snapshot) => ({
        host: caller.token,
        destination: await messages.choose(unit, snapshot, to),
      }));
      return { record: async (unit) => (await record(unit)).link };
    },

    /** Sends the second device of a link, which waited in vain, a link of its own. */
    async sendAgain(caller: SessionCaller, language: string | undefined): Promise<Recordable<SentAgain>> {
      const { token, waits, tenantId, workflow } = caller;
      if (!waits || token.contested_at === null) throw new Problem('conflict', 'This device opens the link; it waits for nobody');
      const wait = Math.ceil((token.contested_at.getTime() + ANSWER_MS - platform.clock.now().getTime()) / 1000);
      if (wait > 0) throw new Problem('rate_limited', `The other device has ${wait} s to answer`, { retryAfter: wait });
      await platform.limits.take(`handoff again ${tenantId} ${workflow}`, SENT_AGAIN);
      const { record } = await deliver(caller, language, async (unit, snapshot) => {
        const host = token.made_by === null ? null : await unit.store.token(workflow, token.made_by);
        if (!host || !isLive(host, platform.clock.now())) throw new Problem('conflict', 'The device that made the link is gone');
        return { host, destination: await messages.pick(unit, snapshot, token) };
      });
      return {
        record: async (unit) => {
          const { channel, to } = (await record(unit)).delivery;
          return { channel, to };
        },
      };
    },

    /** Gives the link to the second device, or ends it. */
    async answerContender(unit: Unit, { workflow, token: mine }: SessionCaller, isMine: boolean): Promise<void> {
      refuseGuest(mine);
      const { handoff_token: leading } = (await transitions.lock(unit, workflow)).workflow;
      const link = leading === null ? null : await unit.store.token(workflow, leading);
      if (!link?.contender_hash || !isLive(link, platform.clock.now())) throw new Problem('conflict', 'No second device waits');
      await log(unit, workflow, 'handoff.answered', { token: link.id, mine: isMine });
      if (isMine) {
        const { contender_hash: device_hash, device_hash: left_hash } = link;
        await unit.store.updateToken(link, { device_hash, left_hash, contender_hash: null, contested_at: null });
      } else {
        await endTokens(platform, unit, { workflow, ids: [link.id], why: NOT_ME });
      }
      await touch(unit, workflow);
    },

    /** Notes that the person goes on at the device that asks, and ends the links to others. */
    async comeBack(unit: Unit, { workflow, token: mine }: SessionCaller): Promise<void> {
      const { workflow: row, state } = await transitions.lock(unit, workflow);
      if (isOver(state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing is left to go on with');
      if (mine.made_by !== null && row.handoff_token === mine.id) return;
      refuseGuest(mine);
      const returned_at = platform.clock.now();
      for (const guest of await guestsOf(unit, workflow)) {
        const last = returned_at.getTime() + RETURN_MS;
        const expires_at = new Date(Math.min(last, guest.expires_at?.getTime() ?? last));
        await unit.store.updateToken(guest, { returned_at, expires_at });
      }
      if (row.handoff_token === null) return;
      await unit.store.update(workflow, { handoff_token: null, updated_at: returned_at });
      await log(unit, workflow, 'handoff.returned', { token: mine.id });
    },

    /** Ends the link of a person who does not know the other device that uses it, and the links that were made with it. */
    async notMe(unit: Unit, { workflow, token }: SessionCaller): Promise<void> {
      const snapshot = await transitions.lock(unit, workflow);
      await endTokens(platform, unit, { workflow, ids: [token.id], why: NOT_ME });
      await transitions.apply(unit, snapshot, { type: 'link_disowned', at: platform.clock.now() });
      if (!isOver(snapshot.state)) await touch(unit, workflow);
    },
  };
}

function refuseGuest({ made_by }: TokenRow): void {
  if (made_by !== null) throw new Problem('host_only', 'A device that was brought here by another one’s link makes and answers none');
}

/** Returns where the person goes on, as seen by the session of `token`. `leader` is the token that the workflow names, if any. */
export function handoffOf(
  workflow: Pick<WorkflowRow, 'handoff_token'>,
  token: TokenRow,
  leader: TokenRow | null,
  now: Date,
): Pick<SessionView['handoff'], 'guest' | 'away' | 'contested'> {
  const guest = token.made_by !== null;
  if (workflow.handoff_token === null) return { guest, away: guest ? 'opened' : null, contested: false };
  if (leader === null || !isLive(leader, now) || leader.id === token.id) return { guest, away: null, contested: false };
  return { guest, away: leader.opened_at === null ? 'sent' : 'opened', contested: !guest && leader.contender_hash !== null };
}
