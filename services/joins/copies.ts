import type { otpContract } from '#contracts/otp/otp.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import type { CopyMails } from '#services/workflows/ports/messages.ts';

/** The most characters of a company's name that the code service accepts. */
const LONGEST_COMPANY = 100;

/** Mails signed copies through the contract of the code service, which has the mail carriers. */
export function copyMails(otp: ServiceClient<typeof otpContract>): CopyMails {
  return {
    async send(caller, { reference, to, name, company, expires_at, ...content }) {
      const metadata = { company: company.slice(0, LONGEST_COMPANY) };
      const common = { reference, to, name, user: caller.workflow ?? reference, metadata };
      if ('link' in content) await otp(caller).internal.copies.send({ ...common, link: content.link, expires_at });
      else await otp(caller).internal.copies.send({ ...common, file: new File([content.file], name, { type: 'application/pdf' }) });
    },
  };
}
