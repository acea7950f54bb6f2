import { randomInt, randomUUID } from 'node:crypto';
import { MOST_WRONG_CODES } from '#contracts/base/wrong-codes.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { errorForLog } from './error-for-log.ts';
import type { MessageOrigin } from './inbox-limits.ts';
import { createKeyedHash, type KeyedHash } from './model/keyed-hash.ts';
import type { OtpTables } from './model/tables.ts';
import { TEST_CODE, testOutcome } from './model/test-destinations.ts';
import { createSending } from './sending.ts';
import { codesOf, type Recipient } from './store.ts';

/** The text whose HMAC is stored for a test destination with the outcome `wrong`: no typed code equals it. */
const NO_CODE = '';

/** The result of checking a typed code. */
type CodeVerdict = { outcome: 'match'; validatedAt: string } | { outcome: 'used' | 'expired' | 'wrong' };

/** Makes the functions that send and check one-time codes. Only hashes of codes and addresses are stored. */
export function createCodes(platform: Platform<OtpTables>) {
  const { clock, log } = platform;
  const sending = createSending(platform, 'code');
  const codeHmac = (hmac: KeyedHash, caller: Caller, { type, user }: Recipient, code: string) =>
    hmac('code', caller.tenantId, String(caller.livemode), type, user, code);

  return {
    /**
     * Creates a code and delivers it; the inner function then stores it in a transaction. A repeated request (same `Idempotency-Key`)
     * delivers nothing. Returns the times as ISO 8601 in UTC.
     */
    send(
      context: CallContext,
      request: Recipient & { destination: string; minutes: number; origin: MessageOrigin },
      deliver: (message: { code: string; reference: string }) => Promise<void>,
    ) {
      const { caller } = context;
      return platform.onceAfter(context, async () => {
        const hmac = await createKeyedHash(platform);
        const destinationHmac = hmac('destination', caller.tenantId, request.type, request.destination.toLowerCase());
        const testResult = testOutcome(caller, request.destination);
        const reference = randomUUID();
        const code = testResult === null ? String(randomInt(1_000_000)).padStart(6, '0') : TEST_CODE;
        await sending.send(caller, { ...request, reference }, () => deliver({ code, reference }));
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + request.minutes * 60_000);
        const row = {
          reference,
          codeHmac: codeHmac(hmac, caller, request, testResult === 'wrong' ? NO_CODE : code),
          destinationHmac,
          createdAt,
          expiresAt: testResult === 'expired' ? createdAt : expiresAt,
        };
        return async (trx) => {
          const { user, type } = request;
          const codes = codesOf(caller, trx, hmac);
          const storing = codes.lock(request).then(() => codes.replace({ user, type, ...row }));
          await storing.catch((cause) => {
            throw sending.failure(caller, { type, reference }, cause);
          });
          return { reference, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
        };
      });
    },

    /** Checks a typed code and marks it as used. Throws ERR004 (wrong), ERR005 (used), ERR006 (expired) or ERR007 (not recorded). */
    async validate(context: CallContext, request: Recipient & { code: string }): Promise<{ validatedAt: string }> {
      const { caller } = context;
      const hmac = await createKeyedHash(platform);
      const inputHmac = codeHmac(hmac, caller, request, request.code);
      const now = clock.now();
      // `once` also for a wrong code: a repeated request counts a single wrong try.
      const judgement = platform.once(context, async (trx): Promise<CodeVerdict> => {
        const codes = codesOf(caller, trx, hmac);
        // Each concurrent guess waits until the previous guess is counted.
        await codes.lock(request);
        if (await codes.spend(request, inputHmac, now)) return { outcome: 'match', validatedAt: now.toISOString() };
        const earlier = await codes.find(request, inputHmac);
        if (earlier) return { outcome: earlier.validatedAt ? 'used' : 'expired' };
        await codes.countWrong(request, MOST_WRONG_CODES, now);
        return { outcome: 'wrong' };
      });
      const verdict = await judgement.catch((error) => {
        if (error instanceof Problem) throw error;
        log.error({ request: caller.requestId, ...errorForLog(error) }, 'a validation was not recorded');
        throw new Problem('internal', 'The validation could not be recorded. Try again.', { publicCode: 'ERR007' });
      });
      switch (verdict.outcome) {
        case 'match':
          return { validatedAt: verdict.validatedAt };
        case 'used':
          throw new Problem('code_used', 'The code was validated before.', { publicCode: 'ERR005' });
        case 'expired':
          throw new Problem('code_expired', 'The code has expired.', { status: 400, publicCode: 'ERR006' });
        case 'wrong':
          throw new Problem('code_wrong', 'No open code has this code, user and type.', { status: 404, publicCode: 'ERR004' });
      }
    },
  };
}
