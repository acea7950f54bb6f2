import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { createDailyBudget } from './budget.ts';
import { errorForLog } from './error-for-log.ts';
import { createInboxLimits, inboxLimits, type MessageOrigin } from './inbox-limits.ts';
import type { OtpTables } from './model/tables.ts';
import { testOutcome } from './model/test-destinations.ts';
import { notSent } from './not-sent.ts';
import type { Recipient } from './store.ts';

type Message = Recipient & { destination: string; origin: MessageOrigin; reference: string };

/** Sends messages within the limits of the inbox and the daily budget. A message that was not sent counts only as a try. */
export function createSending(platform: Platform<OtpTables>, what: 'code' | 'link' | 'copy' | 'notice') {
  const countInInbox = createInboxLimits(platform, what);
  const budget = createDailyBudget(platform);

  /** Returns the problem of a message that was not sent, and logs the cause. */
  const failure = (caller: Caller, { type, reference }: Pick<Message, 'type' | 'reference'>, cause: unknown): Problem => {
    platform.log.error({ reference, request: caller.requestId, type, ...errorForLog(cause) }, `a ${NAMES[what]} was not sent`);
    return notSent(what, type, cause);
  };

  return {
    failure,

    /**
     * Sends a message. Throws `rate_limited`, and ERR003 if no carrier accepted the message. Test destinations have no limits.
     */
    async send(caller: Caller, message: Message, deliver: () => Promise<void>): Promise<void> {
      const testResult = testOutcome(caller, message.destination);
      if (testResult === 'limited')
        throw new Problem('rate_limited', `This test destination was sent too many ${what}s.`, {
          retryAfter: inboxLimits[what].resend.seconds,
        });
      const counts = testResult === null ? [await countInInbox(caller, message)] : [];
      try {
        if (testResult === null) counts.push(await budget.take(caller, message.type));
        await deliver();
      } catch (cause) {
        const problem = failure(caller, message, cause);
        for (const giveBack of counts) await giveBack();
        throw problem;
      }
    },
  };
}

const NAMES = { code: 'one-time code', link: 'link', copy: 'signed copy', notice: 'notice' } as const;
