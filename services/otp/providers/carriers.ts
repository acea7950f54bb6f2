import type { Owner } from '#platform/base/administration.ts';

/**
 * A service that transports messages. `send` resolves when the service has accepted the message; of its errors, only `name`, `code` and
 * `responseCode` are logged.
 */
export interface Carrier<Message> {
  send(owner: Owner, message: Message, timeoutMs: number): Promise<void>;
}

export interface Mail {
  reference: string;
  language: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: { name: string; bytes: Uint8Array };
}

/** An SMS. A code fits into one segment of 160 characters, a link into at most two. */
interface TextMessage {
  reference: string;
  language: string;
  /** The company's name, for carriers that show the sender's name. */
  company: string;
  /** Digits with country code. */
  to: string;
  text: string;
  /** True for a repeat of a message that may have been lost; the carrier sends it from its second number if there is one. */
  backup: boolean;
}

/** A WhatsApp message. Its text is a template that Meta approved. */
export interface WhatsappMessage {
  reference: string;
  language: string;
  company: string;
  /** Digits with country code. */
  to: string;
  fill: { code: string } | { link: string };
}

export type MailCarrier = Carrier<Mail>;
export type TextCarrier = Carrier<TextMessage>;
export type WhatsappCarrier = Carrier<WhatsappMessage>;

export interface Carriers {
  email: MailCarrier;
  sms: TextCarrier;
  whatsapp: WhatsappCarrier;
}
