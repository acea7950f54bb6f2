import { createTransport } from 'nodemailer';
import { beforeDeadline } from '#platform/base/deadline.ts';
import type { MailCarrier } from './carriers.ts';
import { CarrierRefusal } from './http.ts';

/**
 * How an SMTP server is spoken to: by TLS alone, from the start (`smtps:`) or by STARTTLS. Only `?requireTLS=false` or `?ignoreTLS=true` in
 * the address, the operator's own word, lets codes go over a line that others may read. Any other value changes nothing.
 */
export function smtpOptions(url: string, timeoutMs: number) {
  const { protocol, searchParams } = new URL(url);
  const isOpen = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true';
  // What the library reads out of the address goes before its options.
  const address = new URL(url);
  for (const name of ['requireTLS', 'ignoreTLS']) if (!isOpen) address.searchParams.delete(name);
  return {
    url: address.href,
    ...(protocol === 'smtps:' || isOpen ? {} : { requireTLS: true }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
}

/** Any SMTP server. One connection per mail: a code is a single urgent message, and the server's yes to it is the answer we wait for. */
export function createSmtpCarrier(url: string): MailCarrier {
  return {
    async send(_owner, mail, timeoutMs) {
      const transport = createTransport(smtpOptions(url, timeoutMs));
      const sending = transport.sendMail({
        messageId: `<${mail.reference}@${mail.from.address.split('@').at(-1)}>`,
        from: mail.from,
        // As an object an address is one address, whatever characters it holds.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.attachment && {
          attachments: [{ filename: mail.attachment.name, content: Buffer.from(mail.attachment.bytes), contentType: 'application/pdf' }],
        }),
        headers: {
          'Content-Language': mail.language,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
      // The timeouts above are per phase; this one is for the whole conversation.
      await beforeDeadline(sending, timeoutMs, () => Object.assign(new Error('The carrier took too long.'), { code: 'ETIMEDOUT' }))
        .catch((error: unknown) => {
          throw refusedInbox(error) ?? error;
        })
        .finally(() => transport.close());
    },
  };
}

/** No such inbox: 550, 551 and 553 say so of a recipient, unless an enhanced code speaks of a policy (5.7.x, RFC 3463). */
function refusedInbox(error: unknown): CarrierRefusal | null {
  const { command, responseCode, code, response = '' } = Object(error) as Record<string, string | number | undefined>;
  const isRefusal = command === 'RCPT TO' && [550, 551, 553].includes(Number(responseCode)) && !/^\d{3}[ -]5\.7\./.test(String(response));
  return isRefusal ? new CarrierRefusal(Number(responseCode), code, { nobodyThere: true }) : null;
}
