import type { otpContract } from '#contracts/otp/otp.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { NoticesPort } from '#services/workflows/ports/messages.ts';

/** Sends people messages about the result of their workflow, through the code service's contract. */
export function noticesPort(otp: ServiceClient<typeof otpContract>): NoticesPort {
  return {
    async send(caller, { channel, to, news, reference, user, language }) {
      await otp(caller, reference).internal.notices.send({ type: channel, to, news, reference, user, metadata: { language } });
    },
  };
}
