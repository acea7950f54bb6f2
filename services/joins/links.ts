import type { otpContract } from '../../contracts/otp/otp.ts';
import type { ServiceClient } from '../platform/calls/client.ts';
import type { Clock } from '../platform/ports.ts';
import type { LinksPort } from '../workflows/link-messages.ts';

/** A view waits for this before it is shown. */
const CHANNELS_MS = 2_000;
/** Of a company, as the code service takes it. */
const LONGEST_COMPANY = 100;

/** Links to another device as messages, over the code service's contract; one that knows no links sends none. */
export function linksPort(otp: ServiceClient<typeof otpContract>, clock: Clock): LinksPort {
  return {
    async channels(caller) {
      const deadline = Math.min(caller.deadline, clock.now().getTime() + CHANNELS_MS);
      try {
        return (await otp({ ...caller, deadline }).links.channels()).result.channels;
      } catch {
        return [];
      }
    },
    async send(caller, { channel, to, link, expires_at, user, company, language }) {
      const metadata = { company: company.slice(0, LONGEST_COMPANY), language };
      const { result } = await otp(caller).links.send({ type: channel, to, link, expires_at, user, metadata });
      return result;
    },
  };
}
