/**
 * How something is known of who submits. `document`: something vouches for the credential; `reading`: it was read from one that was shown,
 * and nothing says whose it is. `at` is the address, masked, that a code proved.
 */
export type StepKnownBy = { by: 'partner' | 'document' | 'reading' | 'signer' } | { by: 'code'; at: string };

/** Who submits. */
export interface StepPerson {
  name: string;
  national_id: string | null;
  /** Null also while nothing vouches for what they said of somebody who was there before. */
  people_uuid: string | null;
  known_by: { name: StepKnownBy; national_id: StepKnownBy };
  /** They are being recorded now, so in a moment more may be known of who they are. */
  recording: boolean;
}
