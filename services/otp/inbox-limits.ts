import { RESEND_SECONDS } from '#contracts/steps/code-step.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { countedAs } from './destination.ts';
import { createKeyedHash } from './model/keyed-hash.ts';
import type { Recipient } from './store.ts';

const usual = {
  resend: { count: 1, seconds: RESEND_SECONDS },
  destination: { count: 5, seconds: 3_600 },
  tries: { count: 15, seconds: 3_600 },
  user: { count: 10, seconds: 3_600 },
  inbox: { count: 20, seconds: 3_600 },
  typed: { count: 10, seconds: 3_600 },
} as const;

/**
 * Limits for the recipient's inbox, for every caller. Codes, links, notices and copies count apart; an inbox is of one channel, a user of
 * all. `resend`, `destination` and `tries` are for each workflow, and for all keys together, so that a stranger who types an address takes
 * nothing from its owner. `inbox` is for all of them; addresses that people typed have half of it (`typed`), so no stranger can lock it.
 */
export const inboxLimits = {
  code: { ...usual, user: { count: 20, seconds: 3_600 } },
  link: usual,
  notice: usual,
  // The few documents of a workflow come at once.
  copy: {
    resend: { count: 10, seconds: RESEND_SECONDS },
    destination: { count: 30, seconds: 3_600 },
    tries: { count: 60, seconds: 3_600 },
    user: { count: 60, seconds: 3_600 },
    inbox: { count: 60, seconds: 3_600 },
    typed: { count: 30, seconds: 3_600 },
  },
} as const;

/** The source of a request for a message. */
export interface Asker {
  /** The workflow; null for a key that asks by itself. */
  workflow: string | null;
  /** A key of the tenant gave the address. */
  fromKey: boolean;
}

/** Trusts `fromKey` of a caller with a workflow, which is a process of ours; a key has no workflow, and gave the address itself. */
export function askerOf({ workflow }: Pick<Caller, 'workflow'>, fromKey: boolean | null | undefined): Asker {
  return { workflow, fromKey: workflow === null || fromKey === true };
}

/** Counts a message, and returns a function that undoes all but the try, for a message that no carrier took. Throws `rate_limited`, and then counts nothing. */
export type RespectLimits = (caller: Caller, recipient: Recipient & { destination: string; asker: Asker }) => Promise<() => Promise<void>>;

export function createInboxLimits(platform: Pick<Platform<unknown>, 'limits' | 'keys'>, what: keyof typeof inboxLimits): RespectLimits {
  const { limits } = platform;
  const { resend, destination, tries, user, inbox, typed } = inboxLimits[what];
  return async (caller, recipient) => {
    const hash = await createKeyedHash(platform);
    const address = hash('inbox', caller.tenantId, recipient.type, countedAs(recipient.destination)).toString('base64url');
    const prefix = `otp/${caller.tenantId}/${what}`;
    const { workflow, fromKey } = recipient.asker;
    const person = hash(workflow === null ? 'user' : 'workflow', caller.tenantId, workflow ?? recipient.user).toString('base64url');
    const ofAsker = `${prefix}/destination/${address}/${workflow ?? 'keys'}`;
    const ofInbox = [
      [`${ofAsker}/resend`, resend],
      [ofAsker, destination],
      [`${prefix}/inbox/${address}`, inbox],
      ...(fromKey ? [] : [[`${prefix}/inbox/${address}/typed`, typed] as const]),
    ] as const;
    const windows = [...ofInbox, [`${ofAsker}/tries`, tries], [`${prefix}/user/${person}`, user]] as const;
    const counts: string[] = [];
    const giveBack = async (keys: readonly string[]) => {
      for (const key of keys) await limits.giveBack(key);
    };
    for (const [key, limit] of windows) {
      // A window counts a rejected message too.
      counts.push(key);
      await limits.take(key, limit).catch(async (problem) => {
        await giveBack(counts);
        throw problem;
      });
    }
    return () => giveBack(ofInbox.map(([key]) => key));
  };
}
