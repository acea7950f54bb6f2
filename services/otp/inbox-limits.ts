import type { Caller, Platform } from '../platform/ports.ts';
import { countedAs } from './destination.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Recipient } from './store.ts';

/**
 * They guard the recipient's inbox, so they count for every caller, in process too; codes and links each for themselves. An inbox is one
 * of a channel, since a code that is late one way is sent another; a user is one whichever way.
 */
export const inboxLimits = {
  code: {
    resend: { count: 1, seconds: 30 },
    destination: { count: 5, seconds: 3_600 },
    tries: { count: 15, seconds: 3_600 },
    user: { count: 20, seconds: 3_600 },
  },
  link: {
    resend: { count: 1, seconds: 30 },
    destination: { count: 5, seconds: 3_600 },
    tries: { count: 15, seconds: 3_600 },
    user: { count: 10, seconds: 3_600 },
  },
} as const;

/**
 * Counts one more message to this inbox. Throws `rate_limited` with the seconds to wait; then nothing is counted. What it gives is called
 * when no carrier took the message: the inbox is as it was, and only the try counts, so that a carrier is not asked for ever.
 */
export type RespectLimits = (caller: Caller, recipient: Recipient & { destination: string }) => Promise<() => Promise<void>>;

export function createInboxLimits(
  { limits }: Pick<Platform<unknown>, 'limits'>,
  hash: KeyedHash,
  what: keyof typeof inboxLimits,
): RespectLimits {
  const { resend, destination, tries, user } = inboxLimits[what];
  return async (caller, recipient) => {
    const inbox = hash('inbox', caller.tenantId, recipient.type, countedAs(recipient.destination)).toString('base64url');
    const person = hash('user', caller.tenantId, recipient.user).toString('base64url');
    const counted = `otp/${caller.tenantId}/${what}`;
    const received = [`${counted}/destination/${inbox}/resend`, `${counted}/destination/${inbox}`] as const;
    const windows = [
      [received[0], resend],
      [received[1], destination],
      [`${counted}/destination/${inbox}/tries`, tries],
      [`${counted}/user/${person}`, user],
    ] as const;
    const taken: string[] = [];
    const giveBack = async (keys: readonly string[]) => {
      for (const key of keys) await limits.giveBack(key);
    };
    for (const [key, limit] of windows) {
      // A window counts what it refuses too.
      taken.push(key);
      await limits.take(key, limit).catch(async (refusal) => {
        await giveBack(taken);
        throw refusal;
      });
    }
    return () => giveBack(received);
  };
}
