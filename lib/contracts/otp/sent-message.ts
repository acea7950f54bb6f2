/** A code or link message in the outbox, which stands in for a carrier. */
export interface SentMessage {
  reference: string;
  channel: 'email' | 'sms' | 'whatsapp';
  /** SMS and WhatsApp come from a number that only a carrier has. */
  from: { name: string; address: string | null };
  to: string;
  language: string;
  /** Null for all but mails. */
  subject: string | null;
  text: string;
  /** A whole document with its own style sheet: show it sandboxed. Null for all but mails. */
  html: string | null;
  /** Name and size of an attachment; the outbox keeps no file. */
  attachment?: { name: string; size: number };
  sentAt: Date;
}
