import type { CardSign, FaceOutcome, FaceTrouble, padOutcomes } from '#contracts/base/face-outcome.ts';
import type { PairRelief } from '#vision/face/relief-pairs.ts';

/** The result of the comparison of a selfie with a portrait. */
export interface FaceComparison {
  /** The verdict with the tenant's thresholds. */
  outcome: FaceOutcome;
  /** 0 to 7; the table in docs/face-model.md defines the levels. */
  match_level: number;
}

/**
 * A judged selfie, with the film of a challenge if one was sent: the outcome is that of the selfie or of the film, whichever is less alike,
 * since a selfie may be a picture that is like two people. `card_signs` are the signs that it shows a card instead of a person.
 */
export interface SelfieComparison extends FaceComparison {
  card_signs: readonly CardSign[];
  /** The outcome of the film alone. */
  film?: FaceOutcome | undefined;
}

/** The result of the comparison of a selfie with the portrait on a credential. `of` names the picture that cannot be compared. */
export type CredentialComparison = SelfieComparison | { trouble: FaceTrouble; of: 'selfie' | 'front'; card_signs: readonly CardSign[] };

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

/** The measurements of a film. `frame` of a trouble: the number of the picture without exactly one face, null for the selfie. */
export type FilmMeasure =
  | { frames: readonly FrameMeasure[]; pairs: readonly PairRelief[] }
  | { trouble: FaceTrouble; frame: number | null };

/** The verdict on a film by a presentation attack detector: a product that a laboratory has tested (ISO/IEC 30107-3). */
export interface StepPadVerdict {
  /** The name that the operator gave the product. */
  provider: string;
  standard: string;
  outcome: (typeof padOutcomes)[number];
  /** 1: certainly a living person. */
  score: number | null;
  /** The vendor's id of the check. */
  reference: string;
}

/** Compares faces with a person's stored portrait and with credentials. A step gets results, never the portrait. */
export interface PortraitsPort {
  /**
   * Returns whether a portrait of this person is stored now. `never`: the tenant's settings keep no portraits at all. The preparation of
   * a workflow calls this too.
   */
  isKept(peopleUuid: string): Promise<boolean | 'never'>;
  /**
   * Compares a selfie, a JPEG or PNG that the server re-encoded, and the frames of its challenge that look ahead (at most eight, by the
   * median of their distances), with the newest portrait. Null if no portrait is stored (any more).
   * Throws StepFailure `unavailable` if too many pictures wait, and `rate_limited` if too many did not match today.
   */
  compare(
    peopleUuid: string,
    selfie: Uint8Array,
    frames: readonly Uint8Array[],
  ): Promise<SelfieComparison | { trouble: FaceTrouble } | null>;
  /**
   * Compares a selfie and such frames with the portrait on the front of a credential; the server re-encoded the pictures. Stores none.
   * Throws StepFailure `unavailable` if too many pictures wait.
   */
  compareCredential(selfie: Uint8Array, front: Uint8Array, frames: readonly Uint8Array[]): Promise<CredentialComparison>;
  /**
   * Returns the CURPs of the people on record, but for the person `butFor`, whose portrait a selfie's face surely matches. None if the
   * tenant allows no search. Throws StepFailure `unavailable` if too many pictures wait.
   */
  search(selfie: Uint8Array, but: { butFor: string | null }): Promise<readonly string[]>;
  /**
   * Measures the face in each of at most eight frames of one size, its likeness to a selfie's and its relief. Stores no picture. Returns
   * the `trouble` of the first picture without exactly one face. Throws StepFailure `unavailable` if too many pictures wait.
   */
  measureFrames(selfie: Uint8Array, frames: readonly Uint8Array[]): Promise<FilmMeasure>;
  /**
   * Sends the same pictures to the operator's certified attack detector. Null if the operator has none. Throws StepFailure
   * `unavailable` if the detector does not answer.
   */
  detectAttack(selfie: Uint8Array, frames: readonly Uint8Array[]): Promise<StepPadVerdict | null>;
}
