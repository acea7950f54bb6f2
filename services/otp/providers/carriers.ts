import type { Owner } from '#platform/base/administration.ts';

/** Sends messages: resolves when the carrier has one. Of a failure only `name`, `code` and `responseCode` reach the log. */
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

/** A code is one SMS; a link may take two. */
export interface TextMessage {
  reference: string;
  language: string;
  /** For carriers that show it. */
  company: string;
  /** Digits with country code. */
  to: string;
  text: string;
  /** A repeat of a message that may be lost: send it from another number if there is one. */
  backup: boolean;
}

/** A message by WhatsApp, whose text is a template that Meta approved. */
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
