import { RESEND_SECONDS } from '#contracts/steps/code-step.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { countedAs } from './destination.ts';
import { createKeyedHash } from './model/keyed-hash.ts';
import type { Recipient } from './store.ts';

const usualLimits = {
  resend: { count: 1, seconds: RESEND_SECONDS },
  destination: { count: 5, seconds: 3_600 },
  tries: { count: 15, seconds: 3_600 },
  user: { count: 10, seconds: 3_600 },
  inbox: { count: 20, seconds: 3_600 },
  typed: { count: 10, seconds: 3_600 },
} as const;

/**
 * Maximum number of messages in a time window, separately for codes, links, notices and copies. An inbox belongs to one channel; `user`
 * counts all channels. `resend`, `destination` and `tries` count per inbox and workflow (all API keys together count as one), so that a
 * stranger who types an address uses up none of its owner's messages. `inbox` counts all messages to an inbox; `typed` allows half of them
 * to addresses that people typed, so that no stranger can block an inbox.
 */
export const inboxLimits = {
  code: { ...usualLimits, user: { count: 20, seconds: 3_600 } },
  link: usualLimits,
  notice: usualLimits,
  // A workflow's few documents are sent at the same time.
  copy: {
    resend: { count: 10, seconds: RESEND_SECONDS },
    destination: { count: 30, seconds: 3_600 },
    tries: { count: 60, seconds: 3_600 },
    user: { count: 60, seconds: 3_600 },
    inbox: { count: 60, seconds: 3_600 },
    typed: { count: 30, seconds: 3_600 },
  },
} as const;

/** The origin of a request for a message. */
export interface MessageOrigin {
  /** The workflow's id; null if an API key sent the request. */
  workflow: string | null;
  /** True if the tenant's API key supplied the address; false if a person typed it. */
  fromKey: boolean;
}

/** Returns the origin of a request. A caller without a workflow is an API key, which supplied the address; else `fromKey` decides. */
export function originOf({ workflow }: Pick<Caller, 'workflow'>, fromKey: boolean | null | undefined): MessageOrigin {
  return { workflow, fromKey: workflow === null || fromKey === true };
}

/**
 * Makes the function that counts a message in all windows. It throws `rate_limited` if a window is full, and then counts nothing. It
 * returns a function for a message that no carrier accepted, which undoes the counts of the inbox and keeps those of `tries` and `user`.
 */
export function createInboxLimits(platform: Pick<Platform<unknown>, 'limits' | 'keys'>, what: keyof typeof inboxLimits) {
  const { limits } = platform;
  const { resend, destination, tries, user, inbox, typed } = inboxLimits[what];
  return async (caller: Caller, recipient: Recipient & { destination: string; origin: MessageOrigin }): Promise<() => Promise<void>> => {
    const hash = await createKeyedHash(platform);
    const address = hash('inbox', caller.tenantId, recipient.type, countedAs(recipient.destination)).toString('base64url');
    const prefix = `otp/${caller.tenantId}/${what}`;
    const { workflow, fromKey } = recipient.origin;
    const person = hash(workflow === null ? 'user' : 'workflow', caller.tenantId, workflow ?? recipient.user).toString('base64url');
    const ofOrigin = `${prefix}/destination/${address}/${workflow ?? 'keys'}`;
    const ofInbox = [
      [`${ofOrigin}/resend`, resend],
      [ofOrigin, destination],
      [`${prefix}/inbox/${address}`, inbox],
      ...(fromKey ? [] : [[`${prefix}/inbox/${address}/typed`, typed] as const]),
    ] as const;
    const windows = [...ofInbox, [`${ofOrigin}/tries`, tries], [`${prefix}/user/${person}`, user]] as const;
    const counts: string[] = [];
    const giveBack = async (keys: readonly string[]) => {
      for (const key of keys) await limits.giveBack(key);
    };
    for (const [key, limit] of windows) {
      // A full window counts the rejected message too, so its count is undone with the others.
      counts.push(key);
      await limits.take(key, limit).catch(async (problem) => {
        await giveBack(counts);
        throw problem;
      });
    }
    return () => giveBack(ofInbox.map(([key]) => key));
  };
}
