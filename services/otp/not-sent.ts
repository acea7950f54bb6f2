import type { OtpType } from '#contracts/otp/message.ts';
import { Problem } from '#platform/base/problem.ts';
import { BudgetSpent } from './budget.ts';
import { invalidRequest } from './model/invalid-request.ts';
import { CarrierRefusal } from './providers/http.ts';

const RETRY_AFTER_SECONDS = 5;

const ways: Readonly<Record<OtpType, string>> = { EMAIL: 'e-mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' };

/**
 * Returns the problem of a message that was not sent: ERR001 if the destination of a code or notice does not exist, else ERR003, or a
 * problem of the copy. Its message tells the caller whether a retry may help, and never repeats the carrier's text.
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
  if (what === 'copy') return new Problem('copy_not_sent', 'The copy could not be sent. Try again.', { retryAfter: RETRY_AFTER_SECONDS });
  const message = what === 'code' ? 'The code could not be created or sent. Try again.' : `The ${what} could not be sent. Try again.`;
  return new Problem(key, message, { ...common, retryAfter: RETRY_AFTER_SECONDS });
}

function nobodyThere(what: 'code' | 'link' | 'notice', type: OtpType): Problem {
  const path = what !== 'code' ? 'to' : type === 'EMAIL' ? 'email' : 'phone';
  const message = `The carrier refuses this ${type === 'EMAIL' ? 'address' : 'number'}: it reaches nobody. Trying again does not help; ask for another.`;
  if (what !== 'link') return invalidRequest('ERR001', path, 'refused', message);
  return new Problem('link_not_sent', message, { status: 500, publicCode: 'ERR003', errors: [{ path, code: 'refused', message }] });
}

/** Error codes of the mail library about the recipient or the mail; its other codes are about the connection or the server's account. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Returns whether a mail server rejected this mail permanently (a reply 5xx, RFC 5321, 4.2.1). */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return ABOUT_THE_MAIL.has(code ?? '') && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}
