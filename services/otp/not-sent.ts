import type { OtpType } from '#contracts/otp/message.ts';
import { Problem } from '#platform/base/problem.ts';
import { BudgetSpent } from './budget.ts';
import { CarrierRefusal } from './providers/http.ts';

/** Seconds. A carrier that refused a message or was silent may take the next one. */
const TRY_AGAIN_AFTER = 5;

const ways: Readonly<Record<OtpType, string>> = { EMAIL: 'e-mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' };

/**
 * Makes ERR001 for the destination of a code or notice where nobody is, ERR003 for any other message that was not sent. It says whether another try may
 * help, and nothing of the carrier's answer.
 */
export function notSent(what: 'code' | 'link' | 'copy' | 'notice', type: OtpType, error: unknown): Problem {
  const common = { status: 500, publicCode: 'ERR003' };
  const key = what === 'notice' ? 'unavailable' : (`${what}_not_sent` as const);
  if (Object(error).name === 'NoCarrier') {
    const message = `This server sends nothing by ${ways[type]}: no carrier is configured for it. Trying again does not help.`;
    return new Problem(key, message, common);
  }
  if (what !== 'copy' && error instanceof CarrierRefusal && error.nobodyThere) return nobodyThere(what, type);
  if (error instanceof BudgetSpent) {
    const message = `The tenant’s budget of messages by ${ways[type]} is spent for today; raise senders.daily in its settings.`;
    return new Problem(key, message, common);
  }
  if (what === 'copy' && isRefusal(error)) return new Problem('copy_refused', 'The mailbox refuses this mail for good.');
  if (what === 'copy') return new Problem('copy_not_sent', 'The copy could not be sent. Try again.', { retryAfter: TRY_AGAIN_AFTER });
  const message = what === 'code' ? 'The code could not be created or sent. Try again.' : `The ${what} could not be sent. Try again.`;
  return new Problem(key, message, { ...common, retryAfter: TRY_AGAIN_AFTER });
}

function nobodyThere(what: 'code' | 'link' | 'notice', type: OtpType): Problem {
  const path = what !== 'code' ? 'to' : type === 'EMAIL' ? 'email' : 'phone';
  const message = `The carrier refuses this ${type === 'EMAIL' ? 'address' : 'number'}: it reaches nobody. Trying again does not help; ask for another.`;
  const errors = [{ path, code: 'refused', message }];
  if (what === 'link') return new Problem('link_not_sent', message, { status: 500, publicCode: 'ERR003', errors });
  return new Problem('invalid_body', message, { status: 400, publicCode: 'ERR001', errors });
}

/** Codes of the library for an answer about the recipient or the mail itself; others are about the connection or our account. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Whether a mail server said no for good (a reply 5xx, RFC 5321, 4.2.1) to this recipient or this mail. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return ABOUT_THE_MAIL.has(code ?? '') && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}
