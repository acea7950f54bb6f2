import type { otpContract } from '#contracts/otp/otp.ts';
import type { Clock } from '#platform/base/ports.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { CopyMails, LinksPort, NoticesPort } from '#services/workflows/ports/messages.ts';

// Messages of workflows to people, sent through the contract of the code service, which has the carriers.

type CodeService = ServiceClient<typeof otpContract>;

/** The longest time, in milliseconds, that the session view waits for the channels. */
const CHANNELS_MS = 2_000;
/** Maximum number of characters in a company's name that the code service accepts. */
const LONGEST_COMPANY = 100;

export function copyMails(otp: CodeService): CopyMails {
  return {
    async send(caller, { reference, to, name, company, expires_at, ...content }) {
      const metadata = { company: company.slice(0, LONGEST_COMPANY) };
      const common = { reference, to, name, user: caller.workflow ?? reference, metadata };
      if ('link' in content) await otp(caller).internal.copies.send({ ...common, link: content.link, expires_at });
      else await otp(caller).internal.copies.send({ ...common, file: new File([content.file], name, { type: 'application/pdf' }) });
    },
  };
}

/** Sends links to a second device. If the code service fails, there are no channels. */
export function linksPort(otp: CodeService, clock: Clock): LinksPort {
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
      return (await otp(caller).links.send({ type: channel, to, link, expires_at, user, metadata })).result;
    },
  };
}

export function noticesPort(otp: CodeService): NoticesPort {
  return {
    async send(caller, { channel, to, news, reference, user, language }) {
      await otp(caller, reference).internal.notices.send({ type: channel, to, news, reference, user, metadata: { language } });
    },
  };
}
