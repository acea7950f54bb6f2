/** A stored medium of the step. */
export interface StepMedium {
  uuid: string;
  collection: string;
  mime: string;
  size: number;
  sha256: string;
  capture: string;
}

/** The media of the step. */
export interface MediaPort {
  list(): Promise<readonly StepMedium[]>;
  /** Returns the bytes of a medium. Throws StepFailure `media_missing` if the medium does not belong to this step. */
  read(uuid: string): Promise<Uint8Array>;
}
