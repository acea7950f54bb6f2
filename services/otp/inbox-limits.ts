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
 * These limits guard the recipient's inbox, so they count for every caller, in process too. Codes, links, notices and copies count apart. An inbox belongs
 * to one channel, since a late code is sent again by another. A user is the same in all channels; the user of a workflow's code is the
 * workflow, since a step names another one for each address.
 *
 * `resend`, `destination` and `tries` count for each asker by itself, a workflow or the tenant's keys, so that a stranger who types an
 * address takes nothing from its owner. `inbox` counts all askers together. Addresses that people typed have the half of it (`typed`): what
 * is left is for askers to whom a key gave the address, and no stranger can lock it.
 */
export const inboxLimits = {
  code: { ...usual, user: { count: 20, seconds: 3_600 } },
  link: usual,
  notice: usual,
  // A workflow has a few documents, which come at once.
  copy: {
    resend: { count: 10, seconds: RESEND_SECONDS },
    destination: { count: 30, seconds: 3_600 },
    tries: { count: 60, seconds: 3_600 },
    user: { count: 60, seconds: 3_600 },
    inbox: { count: 60, seconds: 3_600 },
    typed: { count: 30, seconds: 3_600 },
  },
} as const;

/** Who asks for a message. */
export interface Asker {
  /** The workflow; null for a key that asks by itself. */
  workflow: string | null;
  /** Whether a key of the tenant gave the address. */
  fromKey: boolean;
}

/** A caller that names a workflow is one of our own processes, and says who gave the address. A key names none, and gave it itself. */
export function askerOf({ workflow }: Pick<Caller, 'workflow'>, fromKey: boolean | null | undefined): Asker {
  return { workflow, fromKey: workflow === null || fromKey === true };
}

/**
 * Counts one more message to this inbox. Throws `rate_limited` with the seconds to wait, and then counts nothing. The caller calls what
 * it returns when no carrier took the message. Then only the try counts, so that nobody asks a carrier for ever.
 */
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
      // A window also counts what it refuses.
      counts.push(key);
      await limits.take(key, limit).catch(async (problem) => {
        await giveBack(counts);
        throw problem;
      });
    }
    return () => giveBack(ofInbox.map(([key]) => key));
  };
}
