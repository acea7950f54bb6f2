import type { ConsentKind, MediaSlot } from '#contracts/steps/step.ts';
import type { StepOtpType } from './otp.ts';

/** What the workflow can prove at the moment of the call. */
export interface StepEvidence {
  consents: readonly {
    key: string;
    kind: ConsentKind;
    accepted: boolean;
    text_sha256: string;
    version: string;
    language: string;
    at: string;
  }[];
  /** The addresses that one-time codes proved, masked. */
  codes: readonly { channel: StepOtpType; destination: string; verified_at: string }[];
  media: readonly { uuid: string; collection: string; title: MediaSlot['title'] | null; sha256: string; stored_at: string }[];
  /** `ip` is where this request came from. The rest is what the device said of itself when it opened the workflow. */
  device: { ip: string | null; user_agent: string | null; metadata: Readonly<Record<string, string>> };
  /** The workflow's event log at that moment. */
  log: { length: number; head: string | null };
}
