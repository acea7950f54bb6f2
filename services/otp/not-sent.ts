import type { OtpType } from '../../contracts/otp/message.ts';
import { Problem } from '../platform/problem.ts';
import { BudgetSpent } from './budget.ts';

/** Seconds. A carrier that refused a message or was silent may take the next one. */
const TRY_AGAIN_AFTER = 5;

const ways: Readonly<Record<OtpType, string>> = { EMAIL: 'e-mail', SMS: 'SMS', WHATSAPP: 'WhatsApp' };

/** Makes ERR003 for a message that was not sent. It says whether another try may help, and nothing of the carrier's answer. */
export function notSent(what: 'code' | 'link' | 'notice', type: OtpType, error: unknown): Problem {
  const common = { status: 500, publicCode: 'ERR003' };
  const key = what === 'code' ? 'code_not_sent' : what === 'link' ? 'link_not_sent' : 'unavailable';
  if (Object(error).name === 'NoCarrier') {
    const message = `This server sends nothing by ${ways[type]}: no carrier is configured for it. Trying again does not help.`;
    return new Problem(key, message, common);
  }
  if (error instanceof BudgetSpent) {
    const message = `The tenant’s budget of messages by ${ways[type]} is spent for today; raise senders.daily in its settings.`;
    return new Problem(key, message, common);
  }
  const message = what === 'code' ? 'The code could not be created or sent. Try again.' : `The ${what} could not be sent. Try again.`;
  return new Problem(key, message, { ...common, retryAfter: TRY_AGAIN_AFTER });
}
