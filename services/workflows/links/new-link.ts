import type { LostLink, SentAgain } from '#contracts/session/session.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isOver } from '../engine/session-standing.ts';
import { timeText } from '../model/records.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { isLive, type SessionCaller } from '../state/session-caller.ts';
import type { Transitions, Unit } from '../state/transitions.ts';
import type { Recordable } from '../state/writes.ts';
import { domainThatStands } from '../tokens/domain.ts';
import { endTokens, executionUrl, expiryOf, issueToken } from '../tokens/tokens.ts';
import type { LinkMessages } from './link-messages.ts';

/** Whoever holds a dead link could fill an inbox. */
const A_DAY = { count: 3, seconds: 86_400 };
/** Time alone ended these. Every other end has a reason that a new link would undo. */
const BY_TIME: ReadonlySet<string> = new Set(['token_expired', 'token_idle', 'token_too_old']);

interface NewLinkParts {
  transitions: Transitions;
  messages: LinkMessages;
}

/**
 * A link that a key gave and that time ended may be asked for another one. It goes to an address of this workflow alone: one that the
 * person proved in it, or that a key gave in a setup. What the record says of them is never looked at.
 */
export function createNewLink(platform: Platform<WorkflowTables>, { transitions, messages }: NewLinkParts) {
  const isLost = ({ ended }: SessionCaller) => ended !== null && BY_TIME.has(ended.key);

  const noteDelivery = (
    { trx, caller, store }: Unit,
    workflow: string,
    token: string,
    delivery: Awaited<ReturnType<LinkMessages['send']>>['delivery'],
  ) =>
    Promise.all([
      store.updateToken({ workflow_uuid: workflow, id: token }, { delivery: JSON.stringify(delivery) }),
      platform.events.append(
        trx,
        caller,
        { kind: 'workflow', id: workflow },
        {
          type: delivery.taken ? 'link.sent' : 'link.not_sent',
          data: { token, channel: delivery.channel, to: delivery.id },
        },
      ),
    ]);

  /** Links that were sent before and that nobody used: they give way to the newest. The dead one stays as it is: it may ask again. */
  const unusedOf = async (store: Unit['store'], { workflow, token: dead }: SessionCaller): Promise<string[]> =>
    (await store.tokens(workflow))
      .filter((token) => token.delivery && token.made_by === null && token.used_at === null && isLive(token, platform.clock.now()))
      .flatMap(({ id }) => (id === dead.id ? [] : id));

  return {
    /** Whose link it is, whom to ask, and where a new one can be sent. */
    async lost(caller: SessionCaller): Promise<LostLink> {
      const { name, support } = (await platform.tenants.settings(caller.tenantId)).company;
      const company = { name, support };
      if (!isLost(caller)) return { company, destinations: [] };
      const store = workflowStore(caller, platform.database.query);
      const snapshot = await transitions.read(store, caller.workflow);
      return { company, destinations: isOver(snapshot.state) ? [] : await messages.reached(caller, store, snapshot) };
    },

    /** Sends a new link. Throws as the token does that is asked with, `conflict` where that opens, and `rate_limited`, `link_not_sent`. */
    async send(caller: SessionCaller, { to, language }: { to: string; language?: string | undefined }): Promise<Recordable<SentAgain>> {
      const { tenantId, workflow, token: dead } = caller;
      if (!isLost(caller)) throw caller.ended ?? new Problem('conflict', 'The link opens; it needs no other');
      await platform.limits.take(`new link ${tenantId} ${workflow}`, A_DAY);
      const { id, url, expires_at, destination } = await platform.database.transaction(async (trx) => {
        const unit = { trx, caller, store: workflowStore(caller, trx) };
        const snapshot = await transitions.lock(unit, workflow);
        if (isOver(snapshot.state)) throw new Problem('workflow_finished', 'The workflow has ended; nothing is left to go on with');
        const destination = await messages.chooseReached(unit, snapshot, to);
        const custom_domain = await domainThatStands(platform, dead.custom_domain, caller);
        const expires_at = expiryOf(snapshot.workflow, platform.clock.now());
        const row = { workflow_uuid: workflow, redirect_url: dead.redirect_url, custom_domain, expires_at, made_by: null };
        const { id, token } = await issueToken(platform, unit, row, await unusedOf(unit.store, caller));
        const url = executionUrl(platform.config.publicUrl, custom_domain, workflow, token);
        return { id, url, expires_at: timeText(expires_at), destination };
      });
      const { delivery, problem } = await messages.send(caller, { workflow, destination, link: { url, expires_at }, language });
      if (problem) {
        // The request fails, and its delivery is recorded all the same: the wait counts, and the link that nobody received ends.
        await platform.database.transaction(async (trx) => {
          const unit = { trx, caller, store: workflowStore(caller, trx) };
          await unit.store.endTokens(workflow, [id], platform.clock.now());
          await noteDelivery(unit, workflow, id, delivery);
        });
        throw problem;
      }
      return {
        async record(unit) {
          // Another request may have sent one while this one was on its way.
          await transitions.lock(unit, workflow);
          await endTokens(platform, unit, { workflow, ids: await unusedOf(unit.store, caller) });
          await noteDelivery(unit, workflow, id, delivery);
          const { channel, to } = delivery;
          return { channel, to };
        },
      };
    },
  };
}
