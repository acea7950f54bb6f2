import type { OtpType } from '#contracts/otp/message.ts';
import { Problem } from '#platform/base/problem.ts';
import { BudgetSpent } from './budget.ts';
import { CarrierRefusal } from './providers/http.ts';

const RETRY_AFTER_SECONDS = 5;

const ways: Readonly<Record<OtpType, string>> = { EMAIL: 'e-mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' };

/**
 * Returns the problem of a message that was not sent: ERR003, `permanent` if the destination refuses messages for good, or a problem of the
 * copy or notice. Its message tells the caller whether a retry may help, and never repeats the carrier's text.
 */
export function notSent(what: 'code' | 'link' | 'copy' | 'notice', type: OtpType, error: unknown): Problem {
  const common = { status: 500, publicCode: 'ERR003' };
  const key = what === 'notice' ? 'unavailable' : (`${what}_not_sent` as const);
  if (Object(error).name === 'NoCarrier') {
    const message = `This server sends nothing by ${ways[type]}, because no carrier is configured for it. Another attempt does not help.`;
    return new Problem(key, message, common);
  }
  if (Object(error).name === 'NoSender') {
    const message =
      'No mail leaves, because the tenant has set no sender: set senders.email in its settings. Another attempt does not help.';
    return new Problem(key, message, common);
  }
  if (what !== 'copy' && error instanceof CarrierRefusal && error.nobodyThere) return nobodyThere(what, type);
  if (error instanceof BudgetSpent) {
    const message = `The tenant’s budget of messages by ${ways[type]} is spent for today; raise senders.daily in its settings.`;
    return new Problem(key, message, common);
  }
  if (what === 'copy' && isRefusal(error)) return new Problem('copy_refused', 'The mailbox refuses this mail permanently.');
  if (what === 'copy') return new Problem('copy_not_sent', 'The copy could not be sent. Try again.', { retryAfter: RETRY_AFTER_SECONDS });
  const message = what === 'code' ? 'The code could not be created or sent. Try again.' : `The ${what} could not be sent. Try again.`;
  return new Problem(key, message, { ...common, retryAfter: RETRY_AFTER_SECONDS });
}

function nobodyThere(what: 'code' | 'link' | 'notice', type: OtpType): Problem {
  const path = what !== 'code' ? 'to' : type === 'EMAIL' ? 'email' : 'phone';
  const message = `The carrier refuses this ${type === 'EMAIL' ? 'address' : 'number'}, which reaches nobody. Another attempt does not help; ask for another one.`;
  const errors = [{ path, code: 'refused', message }];
  // A notice is for other services of this installation alone, which ask for no second attempt after `invalid_body`.
  if (what === 'notice') return new Problem('invalid_body', message, { status: 400, publicCode: 'ERR001', errors });
  return new Problem(`${what}_not_sent`, message, { status: 500, publicCode: 'ERR003', errors, members: { permanent: true } });
}

/** Error codes of the mail library about the recipient or the mail. Other codes are about the connection or the server's account. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Returns whether a mail server rejected this mail permanently (a reply 5xx, RFC 5321, 4.2.1). */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return ABOUT_THE_MAIL.has(code ?? '') && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
}
