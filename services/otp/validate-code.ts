import { MAX_WRONG_CODES } from '#contracts/base/wrong-codes.ts';
import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { errorForLog } from './error-for-log.ts';
import { implementer } from './model/implementer.ts';
import { createKeyedHash } from './model/keyed-hash.ts';
import type { OtpTables } from './model/tables.ts';
import { codesOf } from './store.ts';

/** The result of checking a typed code. */
type CodeVerdict = { outcome: 'match'; validatedAt: string } | { outcome: 'used' | 'expired' | 'wrong' };

/** Checks a typed code and marks it as used. Throws ERR004 (wrong), ERR005 (used), ERR006 (expired) or ERR007 (not recorded). */
export const validateCode = (platform: Platform<OtpTables>) =>
  implementer.validate.handler(async ({ input: request, context }) => {
    const { caller } = context;
    const hmac = await createKeyedHash(platform);
    const now = platform.clock.now();
    // `once` also for a wrong code: a repeated request counts a single wrong try.
    const judgement = platform.once(context, async (trx): Promise<CodeVerdict> => {
      const codes = codesOf(caller, trx, hmac);
      // Each concurrent guess waits until the previous guess is counted.
      await codes.lock(request);
      if (await codes.spend(request, now)) return { outcome: 'match', validatedAt: now.toISOString() };
      const earlier = await codes.find(request);
      if (earlier) return { outcome: earlier.validatedAt ? 'used' : 'expired' };
      await codes.countWrong(request, MAX_WRONG_CODES, now);
      return { outcome: 'wrong' };
    });
    const verdict = await judgement.catch((error) => {
      if (error instanceof Problem) throw error;
      platform.log.error({ request: caller.requestId, ...errorForLog(error) }, 'a validation was not recorded');
      throw new Problem('internal', 'The validation could not be recorded. Try again.', { publicCode: 'ERR007' });
    });
    switch (verdict.outcome) {
      case 'match':
        return { success: true, result: { match: true, type: request.type, user: request.user, validated_at: verdict.validatedAt } };
      case 'used':
        throw new Problem('code_used', 'The code was validated before.', { publicCode: 'ERR005' });
      case 'expired':
        throw new Problem('code_expired', 'The code has expired.', { status: 400, publicCode: 'ERR006' });
      case 'wrong':
        throw new Problem('code_wrong', 'No open code has this code, user and type.', { status: 404, publicCode: 'ERR004' });
    }
  });
