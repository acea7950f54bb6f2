import type { Owner } from '#platform/base/administration.ts';

/**
 * A carrier hands a message to somebody who delivers it: `send` resolves when they took it, and rejects when they did not or time ran
 * out. What it rejects with stays inside: only `name`, `code` and `responseCode` of it reach the log. `owner` is whose message it is.
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

/** A code is one SMS; a link may take two. */
export interface TextMessage {
  reference: string;
  language: string;
  /** The company, for those who show it; the number that sends is the carrier's own. */
  company: string;
  /** Digits with country code. */
  to: string;
  text: string;
  /** Sent once before and perhaps lost: go by another number if there is one. */
  backup: boolean;
}

/** By WhatsApp, where every text is a template that Meta approved; only what fills it is ours. */
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

/** One for each way in which a message can travel. */
export interface Carriers {
  email: MailCarrier;
  sms: TextCarrier;
  whatsapp: WhatsappCarrier;
}
