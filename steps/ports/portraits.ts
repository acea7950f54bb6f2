import type { FaceOutcome } from '#contracts/base/face-outcome.ts';

/** The result of the comparison of a selfie with a portrait. */
export interface FaceComparison {
  /** The verdict with the tenant's thresholds. */
  outcome: FaceOutcome;
  /** 0 to 7; the table in docs/face-model.md defines the levels. */
  match_level: number;
}

/** The reasons why a picture cannot be compared. The person takes a new picture. */
export type ComparisonTrouble = 'no_face' | 'several_faces' | 'face_too_small' | 'picture_unreadable';

/** The result of the comparison of a selfie with the portrait on a credential. `of` names the picture that cannot be compared. */
export type CredentialComparison = FaceComparison | { trouble: ComparisonTrouble; of: 'selfie' | 'front' };

/** The position of a face in a frame and its likeness to the selfie. Lengths are pixels of the frame, which is not mirrored. */
export interface FrameMeasure {
  /** The turn of the head to the picture's right, in approximate degrees. */
  turn: number;
  height: number;
  x: number;
  y: number;
  /** The distance between the eyes as a share of the jaw's width. */
  spread: number;
  likeness: FaceOutcome;
}

/** The verdict on a film by a presentation attack detector: a product that a laboratory has tested (ISO/IEC 30107-3). */
export interface StepPadVerdict {
  /** The name that the operator gave the product. */
  provider: string;
  standard: string;
  outcome: 'passed' | 'failed' | 'unsure';
  /** 1: certainly a living person. */
  score: number | null;
  /** The vendor's id of the check. */
  reference: string;
}

/** Compares faces with a person's stored portrait and with credentials. A step gets results, never the portrait. */
export interface PortraitsPort {
  /** Returns whether a portrait of this person is stored now. The preparation of a workflow calls this too. */
  exists(peopleUuid: string): Promise<boolean>;
  /**
   * Compares a selfie, a JPEG or PNG that the server re-encoded, with the newest portrait. Null if no portrait is stored (any more).
   * Throws StepFailure `unavailable` if too many pictures wait, and `rate_limited` if too many did not match today.
   */
  compare(peopleUuid: string, selfie: Uint8Array): Promise<FaceComparison | { trouble: ComparisonTrouble } | null>;
  /**
   * Compares a selfie with the portrait on the front of a credential; the server re-encoded both pictures. Stores neither.
   * Throws StepFailure `unavailable` if too many pictures wait.
   */
  compareCredential(selfie: Uint8Array, front: Uint8Array): Promise<CredentialComparison>;
  /**
   * Measures the face in each of at most eight frames of one size and compares it with a selfie's. Stores no picture. Returns the
   * `trouble` of the first picture without exactly one face. Throws StepFailure `unavailable` if too many pictures wait.
   */
  measureFrames(
    selfie: Uint8Array,
    frames: readonly Uint8Array[],
  ): Promise<{ frames: readonly FrameMeasure[] } | { trouble: ComparisonTrouble }>;
  /**
   * Sends the same pictures to the operator's certified attack detector. Null if the operator has none. Throws StepFailure
   * `unavailable` if the detector does not answer.
   */
  detectAttack(selfie: Uint8Array, frames: readonly Uint8Array[]): Promise<StepPadVerdict | null>;
}
