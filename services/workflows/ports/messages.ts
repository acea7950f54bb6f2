import type { Caller } from '#platform/base/ports.ts';
import type { StepOtpType } from '#steps/ports/otp.ts';
import type { OutcomeNews } from '../engine/state.ts';

/** Sends links by mail, SMS or WhatsApp. */
export interface LinksPort {
  /** Returns the channels that can send a link now; none if the service does not answer in time. */
  channels(caller: Caller): Promise<readonly StepOtpType[]>;
  /** Resolves when the carrier has the link, with the seconds until the same address takes another. Throws a Problem. */
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

/** Tells the person what an operator decided. */
export interface NoticesPort {
  /** Sends one notice for each `reference`. Resolves when a carrier has it, else throws a Problem. */
  send(
    caller: Caller,
    notice: { channel: 'EMAIL' | 'SMS'; to: string; news: OutcomeNews; reference: string; user: string; language: string | null },
  ): Promise<void>;
}

/** Mails signed copies. */
export interface CopyMails {
  /** Resolves when the carrier has the mail. Throws the Problem `copy_refused` if the mailbox rejects it for good; retry any other failure. */
  send(
    caller: Caller,
    mail: { reference: string; to: string; name: string; company: string; expires_at: string } & (
      | { file: Uint8Array<ArrayBuffer> }
      | { link: string }
    ),
  ): Promise<void>;
}
