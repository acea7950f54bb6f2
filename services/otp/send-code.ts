import { randomInt, randomUUID } from 'node:crypto';
import type { OtpType } from '#contracts/otp/message.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { phoneDigits, refuseUnsendable } from './destination.ts';
import { parseDuration } from './duration.ts';
import { originOf } from './inbox-limits.ts';
import { type MessageWords, messageWords, type OtpApp } from './message.ts';
import { createKeyedHash } from './model/keyed-hash.ts';
import { TEST_CODE, testOutcome } from './model/test-destinations.ts';
import { createSending } from './sending.ts';
import { codesOf } from './store.ts';

interface CodeInput {
  expires_in: string;
  user: string;
  from_key?: boolean | null | undefined;
  metadata?: (Parameters<typeof messageWords>[2] & { user_name?: string | null | undefined }) | null | undefined;
}

type CodeWords = MessageWords & { minutes: number; userName: string | null };
/** Sends the message with the code through its carrier. */
type Deliver = (message: { code: string; reference: string }) => Promise<void>;

export type CodeSender = ReturnType<typeof createCodeSender>;

/**
 * Returns the function by which each channel's operation creates a code, delivers it, and then stores it in a transaction. Only hashes of
 * codes and addresses are stored. A repeated request (same `Idempotency-Key`) delivers nothing.
 */
export function createCodeSender({ platform }: OtpApp) {
  const sending = createSending(platform, 'code');
  return (
    context: CallContext,
    { type, to, input, words }: { type: OtpType; to: string; input: CodeInput; words: CodeWords },
    deliver: Deliver,
  ) =>
    platform.onceAfter(context, async () => {
      const { caller } = context;
      const { user } = input;
      const hmac = await createKeyedHash(platform);
      const destinationHmac = hmac('destination', caller.tenantId, type, to.toLowerCase());
      const testResult = testOutcome(caller, to);
      const reference = randomUUID();
      const code = testResult === null ? String(randomInt(1_000_000)).padStart(6, '0') : TEST_CODE;
      const message = { user, type, destination: to, origin: originOf(caller, input.from_key), reference };
      await sending.send(caller, message, () => deliver({ code, reference }));
      const createdAt = platform.clock.now();
      const expiresAt = new Date(createdAt.getTime() + words.minutes * 60_000);
      const row = {
        ...{ user, type, reference, destinationHmac, createdAt, expiresAt: testResult === 'expired' ? createdAt : expiresAt },
        code: testResult === 'wrong' ? null : code,
      };
      return async (trx) => {
        const codes = codesOf(caller, trx, hmac);
        const storing = codes.lock(row).then(() => codes.add(row));
        await storing.catch((cause) => {
          throw sending.failure(caller, message, cause);
        });
        const times = { created_at: createdAt.toISOString(), expiration_date: expiresAt.toISOString() };
        return { success: true as const, result: { ...times, reference, type, user } };
      };
    });
}

export async function codeWords(app: OtpApp, caller: Caller, { expires_in, metadata }: CodeInput): Promise<CodeWords> {
  const minutes = parseDuration(expires_in);
  return { ...(await messageWords(app, caller, metadata)), minutes, userName: metadata?.user_name ?? null };
}

/**
 * Returns the number as digits with country code. Throws ERR001 if messages cannot be sent there; a test destination may be in any country.
 */
export async function sendableNumber({ platform }: OtpApp, caller: Caller, input: Parameters<typeof phoneDigits>[0]): Promise<string> {
  const digits = phoneDigits(input);
  const { senders } = await platform.tenants.settings(caller.tenantId);
  if (testOutcome(caller, digits) === null) refuseUnsendable(digits, senders.countries);
  return digits;
}
