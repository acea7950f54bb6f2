import { createTransport } from 'nodemailer';
import { inTime } from '#contracts/base/deadline.ts';
import type { MailCarrier } from './carriers.ts';
import { CarrierRefusal } from './http.ts';

/**
 * Returns the connection's options. They require TLS, from the start (`smtps:`) or by STARTTLS, unless the operator's address has
 * `?requireTLS=false` or `?ignoreTLS=true`.
 */
export function smtpOptions(url: string, timeoutMs: number) {
  const { protocol, searchParams } = new URL(url);
  const isTlsOptional = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true';
  // Parameters in the address would override these options.
  const address = new URL(url);
  for (const name of ['requireTLS', 'ignoreTLS']) if (!isTlsOptional) address.searchParams.delete(name);
  return {
    url: address.href,
    ...(protocol === 'smtps:' || isTlsOptional ? {} : { requireTLS: true }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
}

/** Sends mails through an SMTP server, with a new connection for each mail, since a code is a single urgent message. */
export function createSmtpCarrier(url: string): MailCarrier {
  return {
    async send(_owner, mail, timeoutMs) {
      const transport = createTransport(smtpOptions(url, timeoutMs));
      const sending = transport.sendMail({
        messageId: `<${mail.reference}@${mail.from.address.split('@').at(-1)}>`,
        from: mail.from,
        // As an object, the address is never split into several recipients, whatever its characters.
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
      // The timeouts above apply to each phase; this deadline applies to the whole conversation.
      const late = () => {
        throw Object.assign(new Error('The carrier took too long.'), { code: 'ETIMEDOUT' });
      };
      await inTime(sending, timeoutMs, late)
        .catch((error: unknown) => {
          throw refusedInbox(error) ?? error;
        })
        .finally(() => transport.close());
    },
  };
}

/**
 * Returns the refusal if the inbox does not exist: 550, 551 or 553 for a recipient, unless an enhanced code is about a policy (5.7.x, RFC
 * 3463). Else null.
 */
function refusedInbox(error: unknown): CarrierRefusal | null {
  const { command, responseCode, code, response = '' } = Object(error) as Record<string, string | number | undefined>;
  const isRefusal = command === 'RCPT TO' && [550, 551, 553].includes(Number(responseCode)) && !/^\d{3}[ -]5\.7\./.test(String(response));
  return isRefusal ? new CarrierRefusal(Number(responseCode), code, { nobodyThere: true }) : null;
}
