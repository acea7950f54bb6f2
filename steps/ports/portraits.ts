import type { FaceOutcome } from '#contracts/base/face-outcome.ts';

/** What a selfie and a kept portrait have in common. */
export interface FaceComparison {
  /** By the tenant's thresholds. */
  outcome: FaceOutcome;
  /** 0 to 7, by the table in docs/face-model.md. */
  match_level: number;
}

/** Why a picture cannot be compared; the person takes another one. */
export type ComparisonTrouble = 'no_face' | 'several_faces' | 'face_too_small' | 'picture_unreadable';

/** The same of a selfie and the portrait on a credential; `of` names the picture that cannot be compared. */
export type CredentialComparison = FaceComparison | { trouble: ComparisonTrouble; of: 'selfie' | 'front' };

/** How a face stands in a frame, and whose it is beside the selfie; in pixels of the frame, which is not mirrored. */
export interface FrameMeasure {
  /** Degrees, about, to the picture's right. */
  turn: number;
  height: number;
  x: number;
  y: number;
  /** From eye to eye as a share of the jaw's width. */
  spread: number;
  likeness: FaceOutcome;
}

/** What a product says of a film that a laboratory has tested against attacks (ISO/IEC 30107-3). */
export interface StepPadVerdict {
  /** The name that the operator gave it. */
  provider: string;
  standard: string;
  outcome: 'passed' | 'failed' | 'unsure';
  /** 1 is a living person for sure. */
  score: number | null;
  /** By which the vendor finds it again. */
  reference: string;
}

/** The face of a person that is kept from before, and faces on cards. A step asks whether there is one and compares with it; it never sees it. */
export interface PortraitsPort {
  /** Whether a portrait of this person is kept now. Also for the preparation of a workflow. */
  exists(peopleUuid: string): Promise<boolean>;
  /**
   * Compares a selfie, a JPEG or PNG that the server encoded anew, with the newest portrait. Null where none is kept (any more).
   * Throws StepFailure: `unavailable`, where too many pictures wait; `rate_limited`, where too many did not match today.
   */
  compare(peopleUuid: string, selfie: Uint8Array): Promise<FaceComparison | { trouble: ComparisonTrouble } | null>;
  /**
   * Compares a selfie with the portrait on the front of a credential; both are pictures that the server encoded anew. It keeps neither.
   * Throws StepFailure `unavailable`, where too many pictures wait.
   */
  compareCredential(selfie: Uint8Array, front: Uint8Array): Promise<CredentialComparison>;
  /**
   * Measures the face in each of at most eight frames of one size, beside that of a selfie. It keeps none of them. `trouble`: of the first
   * picture that has no one face. Throws StepFailure `unavailable`, where too many pictures wait.
   */
  measureFrames(
    selfie: Uint8Array,
    frames: readonly Uint8Array[],
  ): Promise<{ frames: readonly FrameMeasure[] } | { trouble: ComparisonTrouble }>;
  /**
   * Asks the certified product of the operator for attacks in the same pictures. Null where there is none. Throws StepFailure
   * `unavailable`, where it does not answer.
   */
  detectAttack(selfie: Uint8Array, frames: readonly Uint8Array[]): Promise<StepPadVerdict | null>;
}
