import type { ConsentKind } from '../../contracts/step.ts';
import type { OtpType } from './otp.ts';

/** What the workflow can prove when it is asked: what the server itself saw or was told on record. */
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
  /** One-time codes that were proven; destinations masked. */
  codes: readonly { channel: OtpType; destination: string; verified_at: string }[];
  media: readonly { uuid: string; collection: string; sha256: string; stored_at: string }[];
  /** `ip` is where this request came from; the rest is what the device said of itself when it was opened. */
  device: { ip: string | null; user_agent: string | null; metadata: Readonly<Record<string, string>> };
  /** The workflow's event log when this was asked. */
  log: { length: number; head: string | null };
}
