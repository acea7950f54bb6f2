import type { HandoffLink, HandoffSending } from '#contracts/session/session.ts';
import { RESEND_SECONDS } from '#contracts/steps/code-step.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import { invalid } from '../model/bodies.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { TokenRow, WorkflowStore } from '../model/store.ts';
import type { LinkDelivery, WorkflowTables } from '../model/tables.ts';
import { provenCodes } from '../person/evidence.ts';
import { mask } from '../person/mask.ts';
import type { Snapshot, Unit } from '../state/transitions.ts';
import { serviceCaller } from '../step-context/step-context.ts';

/** What the workflows service needs of the one-time-code service beside codes. */
export interface LinksPort {
  /** Returns the ways by which a link can be sent now; none when the service does not answer in time. */
  channels(caller: Caller): Promise<readonly StepOtpType[]>;
  /** Sends a link. Resolves when the carrier has it, with the seconds until the same address takes another. Throws a Problem. */
  send(
    caller: Caller,
    message: {
      channel: StepOtpType;
      to: string;
      link: string;
      expires_at: string | null;
      user: string;
      company: string;
      language?: string | undefined;
    },
  ): Promise<{ resend_after: number }>;
}

export interface MessageDestination {
  id: string;
  channel: StepOtpType;
  address: string;
}

type ContactAddress = Pick<ReturnType<typeof provenCodes>[number], 'channel' | 'destination'>;

export type LinkMessages = ReturnType<typeof createLinkMessages>;

/**
 * Sends links to the person alone: to an address that they proved by a code in this workflow, and by the way by which the code came,
 * since who reads a number's WhatsApp need not have its line.
 */
export function createLinkMessages(
  platform: Pick<Platform<WorkflowTables>, 'clock' | 'events' | 'log' | 'tenants'>,
  { links, steps }: { links: LinksPort; steps: Pick<ServedSteps, 'contract'> },
) {
  const { clock, events } = platform;

  const destinationsOf = async (caller: Caller, addresses: readonly ContactAddress[]): Promise<MessageDestination[]> => {
    if (addresses.length === 0) return [];
    const channels = await links.channels(serviceCaller(caller));
    const byId = await Promise.all(
      addresses.map(async ({ channel, destination: address }) => {
        const id = await events.hash(caller, `${channel} ${address.toLowerCase()}`);
        return [id, { id, channel, address }] as const;
      }),
    );
    return [...new Map(byId).values()].filter(({ channel }) => channels.includes(channel));
  };

  /** What the person proved in this workflow, and of steps that they have yet to answer, what a key gave in the setup. */
  const reachedBy = (snapshot: Snapshot): ContactAddress[] => [
    ...provenCodes(snapshot),
    ...snapshot.steps.flatMap(({ step, status, setup }) => (status === 'success' ? [] : steps.contract(step).reaches(setup))),
  ];

  const shownOf = async (store: WorkflowStore, workflow: string, destinations: readonly MessageDestination[]) => {
    const wait = await waits(store, workflow);
    return destinations.map(({ address, ...rest }) => ({ ...rest, to: mask(address), wait: wait(rest.id) }));
  };

  /** Finds the one with this id. Throws `invalid_body` where there is none, and `rate_limited` with the seconds to wait. */
  const pickOut = async (store: WorkflowStore, workflow: string, destinations: readonly MessageDestination[], id: string) => {
    const destination = destinations.find((one) => one.id === id);
    if (!destination) throw invalid([{ path: 'to', code: 'unknown', message: 'None of the addresses to which a link can be sent here' }]);
    refuseTooSoon((await waits(store, workflow))(id));
    return destination;
  };

  /** Returns the seconds until an address may get a link again, whichever link it got last. */
  const waits = async (store: WorkflowStore, workflow: string): Promise<(id: string) => number> => {
    const deliveries = (await store.tokens(workflow)).flatMap(({ delivery }) => delivery ?? []);
    const now = clock.now().getTime();
    return (id) => {
      const again = deliveries.filter((delivery) => delivery.id === id).map(({ again_at }) => Date.parse(again_at));
      return Math.max(0, Math.ceil((Math.max(now, ...again) - now) / 1000));
    };
  };

  const refuseTooSoon = (wait: number): void => {
    if (wait > 0) throw new Problem('rate_limited', `A link was sent there just now. Wait ${wait} s.`, { retryAfter: wait });
  };

  return {
    /** Returns what the first device shows while it waits. `leader` is the token of the link that opens now. */
    async sendingOf(caller: Caller, store: WorkflowStore, snapshot: Snapshot, leader: TokenRow | null): Promise<HandoffSending> {
      const destinations = await destinationsOf(caller, provenCodes(snapshot));
      const { id, channel, to } = leader?.delivery ?? {};
      return {
        destinations: await shownOf(store, snapshot.workflow.uuid, destinations),
        last: id && channel && to ? { id, channel, to } : null,
      };
    },

    /** Finds a proven address. Throws `invalid_body` for any other, and `rate_limited` with the seconds to wait. */
    async choose({ caller, store }: Pick<Unit, 'caller' | 'store'>, snapshot: Snapshot, id: string): Promise<MessageDestination> {
      return pickOut(store, snapshot.workflow.uuid, await destinationsOf(caller, provenCodes(snapshot)), id);
    },

    /** Where a link can be sent that takes the place of a dead one. */
    async reached(caller: Caller, store: WorkflowStore, snapshot: Snapshot): Promise<HandoffSending['destinations']> {
      return shownOf(store, snapshot.workflow.uuid, await destinationsOf(caller, reachedBy(snapshot)));
    },

    /** Finds one of those. Throws as `choose` does. */
    async chooseReached({ caller, store }: Pick<Unit, 'caller' | 'store'>, snapshot: Snapshot, id: string): Promise<MessageDestination> {
      return pickOut(store, snapshot.workflow.uuid, await destinationsOf(caller, reachedBy(snapshot)), id);
    },

    /** Picks a proven address: the one that this link was sent to, else the one that waits least. Throws `conflict` where there is none. */
    async pick({ caller, store }: Pick<Unit, 'caller' | 'store'>, snapshot: Snapshot, link: TokenRow): Promise<MessageDestination> {
      const destinations = await destinationsOf(caller, provenCodes(snapshot));
      const wait = await waits(store, snapshot.workflow.uuid);
      const before = destinations.find(({ id }) => id === link.delivery?.id);
      const [picked] = before ? [before] : destinations.toSorted((one, other) => wait(one.id) - wait(other.id));
      if (!picked) throw new Problem('conflict', 'The person proved no address here that a link can be sent to');
      refuseTooSoon(wait(picked.id));
      return picked;
    },

    /** Sends a link, and never throws: a failed delivery is recorded too, and `problem` is the answer then. */
    async send(
      caller: Caller,
      {
        workflow,
        destination,
        link,
        language,
      }: {
        workflow: string;
        destination: MessageDestination;
        link: Pick<HandoffLink, 'url' | 'expires_at'>;
        language?: string | undefined;
      },
    ): Promise<{ delivery: LinkDelivery; problem: Problem | null }> {
      const { id, channel, address } = destination;
      const { company } = await platform.tenants.settings(caller.tenantId);
      const outcome = await links
        .send(serviceCaller(caller), {
          channel,
          to: address,
          link: link.url,
          expires_at: link.expires_at,
          user: workflow,
          company: company.name,
          language,
        })
        .then(
          ({ resend_after: wait }) => ({ problem: null, wait }),
          (failure: unknown) => {
            const problem = failure instanceof Problem ? failure : null;
            platform.log.warn({ workflow, channel, problem: problem?.key ?? 'internal' }, 'link not sent');
            const wait = problem?.retryAfter ?? RESEND_SECONDS;
            const key = problem?.key === 'rate_limited' ? 'rate_limited' : 'link_not_sent';
            return { problem: new Problem(key, `The link was not sent. Wait ${wait} s.`, { retryAfter: wait }), wait };
          },
        );
      const { problem, wait } = outcome;
      const again_at = new Date(clock.now().getTime() + wait * 1000).toISOString();
      return { delivery: { id, channel, to: mask(address), taken: problem === null, again_at }, problem };
    },
  };
}
