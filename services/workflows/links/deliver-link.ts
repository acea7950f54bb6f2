import type { SentAgain } from '#contracts/session/session.ts';
import { RESEND_SECONDS } from '#contracts/steps/code-step.ts';
import { Problem } from '#platform/base/problem.ts';
import type { LinkDelivery } from '../model/tables.ts';
import { mask } from '../person/mask.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { SessionCaller } from '../state/session-caller.ts';
import { lockWorkflow, type Snapshot } from '../state/snapshot.ts';
import { inTransaction, logEntry, serviceCaller, type Unit } from '../state/unit.ts';
import type { Recordable } from '../state/writes.ts';
import type { MessageDestination } from './destinations.ts';

interface LinkToSend {
  /** Id of the link's token. */
  id: string;
  url: string;
  expires_at: string | null;
  destination: MessageDestination;
}

interface LinkSteps<Link> {
  /** Prefix of the log entries `<entry>.sent` and `<entry>.not_sent`. */
  entry: 'handoff' | 'link';
  /** Creates the link, for a locked workflow. */
  make(unit: Unit, snapshot: Snapshot): Promise<Link>;
  /** Ends the earlier links of a locked workflow. */
  replace(unit: Unit, link: Link): Promise<void>;
  /** Ends the link of a locked workflow that no carrier accepted. */
  discard(unit: Unit, link: Link): Promise<unknown>;
}

/**
 * Creates a link and sends it. The link is valid before its message is sent, and earlier links end once a carrier has accepted the message,
 * so every link that the person may have works. Throws `link_not_sent` and `rate_limited` with the seconds to wait.
 */
export async function deliverLink<Link extends LinkToSend>(
  app: WorkflowsApp,
  caller: SessionCaller,
  language: string | undefined,
  { entry, make, replace, discard }: LinkSteps<Link>,
): Promise<Recordable<{ link: Link; receipt: SentAgain }>> {
  const { workflow } = caller;
  const link = await inTransaction(app, caller, async (unit) => make(unit, await lockWorkflow(unit, workflow)));
  const recordDelivery = async (unit: Unit, delivery: LinkDelivery) => {
    await unit.store.tokens.change({ workflow_uuid: workflow, id: link.id }, { delivery: JSON.stringify(delivery) });
    const { channel, id: to, taken: isSent } = delivery;
    await logEntry(unit, workflow, isSent ? `${entry}.sent` : `${entry}.not_sent`, { token: link.id, channel, to });
  };
  const { delivery, problem } = await send(app, caller, link, language);
  if (problem) {
    // Recorded too, so that the wait counts and the link that was not received ends.
    await inTransaction(app, caller, async (unit) => {
      await lockWorkflow(unit, workflow);
      await discard(unit, link);
      await recordDelivery(unit, delivery);
    });
    throw problem;
  }
  return {
    async record(unit) {
      await lockWorkflow(unit, workflow);
      await replace(unit, link);
      await recordDelivery(unit, delivery);
      return { link, receipt: { channel: delivery.channel, to: delivery.to } };
    },
  };
}

/** Sends a link. Never throws: returns a failed delivery with its problem. */
async function send(
  app: WorkflowsApp,
  caller: SessionCaller,
  { url, expires_at, destination }: LinkToSend,
  language: string | undefined,
): Promise<{ delivery: LinkDelivery; problem: Problem | null }> {
  const { clock, log, tenants } = app.platform;
  const { id, channel, address } = destination;
  const { workflow: user } = caller;
  const { company } = await tenants.settings(caller.tenantId);
  const message = { channel, to: address, link: url, expires_at, user, company: company.name, language };
  const { problem, wait } = await app.links.send(serviceCaller(caller), message).then(
    ({ resend_after }) => ({ problem: null, wait: resend_after }),
    (failure: unknown) => {
      const cause = failure instanceof Problem ? failure : null;
      log.warn({ workflow: user, channel, problem: cause?.key ?? 'internal' }, 'link not sent');
      const wait = cause?.retryAfter ?? RESEND_SECONDS;
      const key = cause?.key === 'rate_limited' ? 'rate_limited' : 'link_not_sent';
      return { problem: new Problem(key, `The link was not sent. Wait ${wait} s.`, { retryAfter: wait }), wait };
    },
  );
  const again_at = new Date(clock.now().getTime() + wait * 1000).toISOString();
  return { delivery: { id, channel, to: mask(address), taken: problem === null, again_at }, problem };
}
