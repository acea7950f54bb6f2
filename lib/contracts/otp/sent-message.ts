/** A message with a code or a link, which the outbox stores in place of a carrier. */
export interface SentMessage {
  reference: string;
  channel: 'email' | 'sms' | 'whatsapp';
  /** An SMS and a WhatsApp message come from a number that only a carrier has. */
  from: { name: string; address: string | null };
  to: string;
  language: string;
  /** Null for all but mails. */
  subject: string | null;
  text: string;
  /** A whole document with a style sheet of its own: show it sandboxed. Null for all but mails. */
  html: string | null;
  /** The name of a file that the carrier would have been handed too, and its bytes; the outbox keeps no file. */
  attachment?: { name: string; size: number };
  sentAt: Date;
}
