import type { NoticeNews } from '#contracts/otp/notices.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';

/** The port that sends links by mail, SMS or WhatsApp. */
export interface LinksPort {
  /** Returns the channels that can send a link now; none if the service does not answer in time. */
  channels(caller: Caller): Promise<readonly StepOtpType[]>;
  /**
   * Sends a link. Resolves once the carrier accepted it, with the seconds until the same address may receive another link. Throws a
   * Problem.
   */
  send(
    caller: Caller,
    message: {
      channel: StepOtpType;
      to: string;
      link: string;
      expires_at: string | null;
      user: string;
      company: string;
      language?: string | undefined;
    },
  ): Promise<{ resend_after: number }>;
}

/** The port that notifies persons of an operator's decision. */
export interface NoticesPort {
  /** Sends one notice per `reference`. Resolves once a carrier accepted it, else throws a Problem. */
  send(
    caller: Caller,
    notice: { channel: 'EMAIL' | 'SMS'; to: string; news: NoticeNews; reference: string; user: string; language: string | null },
  ): Promise<void>;
}

/** The port that mails signed copies. */
export interface CopyMails {
  /**
   * Mails a copy. Resolves once the carrier accepted it. Throws the Problem `copy_refused` if the mailbox rejects it permanently; retry
   * other failures.
   */
  send(
    caller: Caller,
    mail: { reference: string; to: string; name: string; company: string; expires_at: string } & (
      | { file: Uint8Array<ArrayBuffer> }
      | { link: string }
    ),
  ): Promise<void>;
}
