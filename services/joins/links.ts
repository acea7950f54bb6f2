import type { otpContract } from '#contracts/otp/otp.ts';
import type { Clock } from '#platform/base/ports.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { LinksPort } from '#services/workflows/ports/messages.ts';

/** The longest time, in milliseconds, that the session view waits for the channels. */
const CHANNELS_MS = 2_000;
/** The most characters of a company's name that the code service accepts. */
const LONGEST_COMPANY = 100;

/** Sends links to a second device through the code service's contract. If the service fails, there are no channels. */
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
