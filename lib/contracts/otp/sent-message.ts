/** A message in the outbox, which stores messages in place of a carrier that sends them. */
export interface SentMessage {
  reference: string;
  channel: 'email' | 'sms' | 'whatsapp';
  /** The address is null for SMS and WhatsApp, because only a carrier has a number. */
  from: { name: string; address: string | null };
  to: string;
  language: string;
  /** Null except for mails. */
  subject: string | null;
  text: string;
  /** A whole HTML document with its own style sheet: show it sandboxed. Null except for mails. */
  html: string | null;
  /** Name and size of the attachment in bytes; the outbox does not store the file. */
  attachment?: { name: string; size: number };
  sentAt: Date;
}
