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
  /** Throws StepFailure: `media_missing` for a medium that is not of this step. */
  read(uuid: string): Promise<Uint8Array>;
}
