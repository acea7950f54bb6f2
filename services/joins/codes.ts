import { createHmac } from 'node:crypto';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { otpContract } from '#contracts/otp/otp.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import { StepFailure, type StepPorts } from '#steps/base/step.server.ts';

/** The problems that steps receive unchanged. All others become `otherwise`: the code could not be sent or checked. */
const FAILURE_RULES = {
  keptKeys: new Set<ProblemKey>(['rate_limited', 'code_wrong', 'code_expired', 'deadline_exceeded']),
  fallbackMessage: 'The one-time code service failed',
};

/**
 * Returns the user name of an address in a step for the code service, so that a code proves only the address to which it was sent. The
 * name is an HMAC with the step's uuid, which the code service does not know, so nobody can find the address by trying all addresses.
 */
const userOf = (step: string, to: string): string => createHmac('sha256', step).update(to).digest('base64url');

/** Returns whether a message was not sent because of its address. The code service names no member for any other cause. */
const refuses = ({ key, errors }: Problem, field: string): boolean =>
  key === 'code_not_sent' && Boolean(errors?.some(({ path }) => path === field));

/** Returns the idempotency key of one check, for which the code service repeats its first answer. */
const keyOf = (requestName: string, ...check: string[]): string => sha256(JSON.stringify([requestName, ...check])).toString('base64url');

/**
 * Implements the one-time codes of steps through the code service's contract.
 *
 * @param requestName The name of the request, equal when the request is repeated. Null if it has none.
 */
export function codesPort(otp: ServiceClient<typeof otpContract>, caller: Caller, requestName: string | null): StepPorts['otp'] {
  return {
    async send({ type, to, from_key, step, expires_in, company, language, retry }) {
      const common = { user: userOf(step, to), from_key, expires_in, metadata: { company, language } };
      const codes = otp(caller);
      const sending = {
        EMAIL: () => codes.sendEmail({ ...common, email: to }),
        SMS: () => codes.sendSms({ ...common, phone: to, country_code_included: true, retry }),
        WHATSAPP: () => codes.sendWhatsapp({ ...common, phone: to }),
      }[type];
      const { result } = await sending().catch((failure) => {
        const field = type === 'EMAIL' ? 'email' : 'phone';
        // An address that refuses messages for good is for the person to correct, like a malformed one.
        if (failure instanceof Problem && (failure.key === 'invalid_body' || refuses(failure, field))) {
          throw new StepFailure('invalid_body', failure.message, { field, cause: failure });
        }
        throw asStepFailure(failure, { ...FAILURE_RULES, fallbackKey: 'code_not_sent' });
      });
      return { expires_at: result.expiration_date };
    },

    async validate({ type, to, step, code }) {
      const user = userOf(step, to);
      try {
        await otp(caller, requestName && keyOf(requestName, type, user, code)).validate({ type, user, code });
        return { match: true, reason: 'ok' };
      } catch (failure) {
        const key = failure instanceof Problem ? failure.key : null;
        if (key === 'code_used') return { match: false, reason: 'used' };
        if (key === 'code_wrong') return { match: false, reason: 'wrong' };
        if (key === 'code_expired') return { match: false, reason: 'expired' };
        throw asStepFailure(failure, { ...FAILURE_RULES, fallbackKey: 'unavailable' });
      }
    },
  };
}
