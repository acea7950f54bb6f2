/** A stored medium of the step. */
export interface StepMedium {
  uuid: string;
  collection: string;
  mime: string;
  size: number;
  /** SHA-256 of the stored bytes, in hexadecimal digits, as of `sent_sha256`. */
  sha256: string;
  /** SHA-256 of the bytes that the browser sent, which the server encodes anew. */
  sent_sha256: string;
  capture: string;
}

/** The media of the step. */
export interface MediaPort {
  list(): Promise<readonly StepMedium[]>;
  /** Returns the bytes of a medium. Throws StepFailure `media_missing` if the medium does not belong to this step. */
  read(uuid: string): Promise<Uint8Array>;
}
