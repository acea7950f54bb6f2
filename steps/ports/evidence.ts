import type { ConsentKind, MediaSlot } from '#contracts/steps/step.ts';
import type { StepOtpType } from './otp.ts';

/** The evidence that the workflow holds at the moment of the call. */
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
  /** The masked addresses that the person proved with one-time codes. */
  codes: readonly { channel: StepOtpType; destination: string; verified_at: string }[];
  media: readonly { uuid: string; collection: string; title: MediaSlot['title'] | null; sha256: string; stored_at: string }[];
  /** `ip` is the sender of this request. The device itself reported the other members when it opened the workflow. */
  device: { ip: string | null; user_agent: string | null; metadata: Readonly<Record<string, string>> };
  /** The number of entries and the last hash of the workflow's event log. */
  log: { length: number; head: string | null };
}
