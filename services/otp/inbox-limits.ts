import type { Caller, Platform } from '../platform/ports.ts';
import { countedAs } from './destination.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Recipient } from './store.ts';

/**
 * They guard the recipient's inbox, so they count for every caller, in process too; codes and links each for themselves. An inbox is one
 * of a channel, since a code that is late one way is sent another; a user is one whichever way.
 */
export const inboxLimits = {
  code: { resend: { count: 1, seconds: 30 }, destination: { count: 5, seconds: 3_600 }, user: { count: 20, seconds: 3_600 } },
  link: { resend: { count: 1, seconds: 30 }, destination: { count: 5, seconds: 3_600 }, user: { count: 10, seconds: 3_600 } },
} as const;

/** Counts one more message to this inbox. Throws `rate_limited` with the seconds to wait. */
export type RespectLimits = (caller: Caller, recipient: Recipient & { destination: string }) => Promise<void>;

export function createInboxLimits(
  platform: Pick<Platform<unknown>, 'limits'>,
  hash: KeyedHash,
  what: keyof typeof inboxLimits,
): RespectLimits {
  const { resend, destination, user } = inboxLimits[what];
  return async (caller, recipient) => {
    const inbox = hash('inbox', caller.tenantId, recipient.type, countedAs(recipient.destination)).toString('base64url');
    const person = hash('user', caller.tenantId, recipient.user).toString('base64url');
    const counted = `otp/${caller.tenantId}/${what}`;
    await platform.limits.take(`${counted}/destination/${inbox}/resend`, resend);
    await platform.limits.take(`${counted}/destination/${inbox}`, destination);
    await platform.limits.take(`${counted}/user/${person}`, user);
  };
}
