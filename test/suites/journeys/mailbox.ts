import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail server with one inbox per address, so that codes are sent by real SMTP. */
export interface Mailbox {
  port: number;
  /** Waits for the next unread mail to an address, and returns it. */
  next(address: string): Promise<Mail>;
  close(): Promise<void>;
}

const PATIENCE = 20_000;

export async function openMailbox(): Promise<Mailbox> {
  const unread: Mail[] = [];
  const waiting = new Set<() => void>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) unread.push({ to: address, subject, text, html });
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const take = (address: string) => {
    const found = unread.findIndex(({ to }) => to.toLowerCase() === address.toLowerCase());
    return found < 0 ? null : unread.splice(found, 1)[0]!;
  };

  return {
    port: (server.server.address() as AddressInfo).port,
    next: (address) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const mail = take(address);
          if (mail === null) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail to ${address} within ${PATIENCE / 1000} s; ${unread.length} unread for others.`));
        }, PATIENCE);
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the six digits of a code mail; throws if there are none. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`No six digits in “${mail.subject}”.`);
  return code;
}
