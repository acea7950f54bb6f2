import type { HandoffSending } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import { invalidAt } from '../model/bodies.ts';
import type { WorkflowStore } from '../model/store.ts';
import type { TokenRow } from '../model/tables.ts';
import { provenCodes } from '../person/evidence.ts';
import { mask } from '../person/mask.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { serviceCaller, type Unit } from '../state/unit.ts';

export interface MessageDestination {
  /** Keyed hash of channel and address, so that the id does not reveal them. */
  id: string;
  channel: StepOtpType;
  address: string;
}

interface ContactAddress {
  channel: StepOtpType;
  destination: string;
}

/** Access to the rows, inside or outside a transaction. */
export type Reader = Pick<Unit, 'app' | 'store' | 'caller'>;

/**
 * Returns the addresses that the person proved with a code in this workflow, with the code's channel: a number may be proven by WhatsApp
 * and SMS.
 */
export function provenDestinations(reader: Reader, snapshot: Snapshot): Promise<MessageDestination[]> {
  return sendable(reader, provenCodes(snapshot));
}

/** Returns the proven addresses and those in the setup of steps that are not done, which an API key supplied. */
export function reachableDestinations(reader: Reader, snapshot: Snapshot): Promise<MessageDestination[]> {
  const { steps } = reader.app;
  const fromSetups = snapshot.steps.flatMap(({ step, status, setup }) => (status === 'success' ? [] : steps.contract(step).reaches(setup)));
  return sendable(reader, [...provenCodes(snapshot), ...fromSetups]);
}

export async function shownDestinations({ app, store }: Reader, workflow: string, destinations: readonly MessageDestination[]) {
  const waitOf = await waitsOf(app, store, workflow);
  return destinations.map(({ address, ...rest }): HandoffSending['destinations'][number] => ({
    ...rest,
    to: mask(address),
    wait: waitOf(rest.id),
  }));
}

/** Returns the destination with this id. Throws `invalid_body` if there is none, and `rate_limited` with the seconds to wait. */
export async function chooseDestination({ app, store }: Reader, workflow: string, destinations: readonly MessageDestination[], id: string) {
  const destination = destinations.find((one) => one.id === id);
  if (!destination) throw invalidAt('to', 'unknown', 'No address with this id can get a link; take an id of `destinations`');
  refuseTooSoon((await waitsOf(app, store, workflow))(id));
  return destination;
}

/**
 * Returns the destination that this link was sent to, else the destination with the shortest wait. Throws `conflict` if there is none, and
 * `rate_limited`.
 */
export async function pickDestination(
  { app, store }: Reader,
  workflow: string,
  destinations: readonly MessageDestination[],
  link: TokenRow,
) {
  const waitOf = await waitsOf(app, store, workflow);
  const before = destinations.find(({ id }) => id === link.delivery?.id);
  const destination = before ?? destinations.toSorted((one, other) => waitOf(one.id) - waitOf(other.id))[0];
  if (!destination) throw new Problem('conflict', 'The person has proved no address in this workflow to which a link can be sent');
  refuseTooSoon(waitOf(destination.id));
  return destination;
}

/** Returns the distinct addresses to which a link can be sent now. */
async function sendable({ app, caller }: Reader, addresses: readonly ContactAddress[]): Promise<MessageDestination[]> {
  if (addresses.length === 0) return [];
  const channels = await app.links.channels(serviceCaller(caller));
  const byId = await Promise.all(
    addresses.map(async ({ channel, destination: address }) => {
      const id = await app.platform.events.hash(caller, `${channel} ${address.toLowerCase()}`);
      return [id, { id, channel, address }] as const;
    }),
  );
  return [...new Map(byId).values()].filter(({ channel }) => channels.includes(channel));
}

/** Returns a function that returns the seconds until an address may receive another link. */
async function waitsOf({ platform }: WorkflowsApp, { tokens }: WorkflowStore, workflow: string): Promise<(id: string) => number> {
  const deliveries = (await tokens.list(workflow)).flatMap(({ delivery }) => delivery ?? []);
  const now = platform.clock.now().getTime();
  return (id) => {
    const again = deliveries.filter((delivery) => delivery.id === id).map(({ again_at }) => Date.parse(again_at));
    return Math.max(0, Math.ceil((Math.max(now, ...again) - now) / 1000));
  };
}

function refuseTooSoon(wait: number): void {
  if (wait > 0) throw new Problem('rate_limited', `A link was sent there just now. Wait ${wait} s.`, { retryAfter: wait });
}
