/**
 * The source of a fact about the person. `partner`: the partner's key; `document`: an enrollment with a genuine credential; `reading`:
 * a credential whose owner is not proven; `signer`: the person's own word; `code`: a one-time code to the masked address `at`.
 */
export type StepKnownBy = { by: 'partner' | 'document' | 'reading' | 'signer' } | { by: 'code'; at: string };

/** The person who goes through the workflow. */
export interface StepPerson {
  name: string;
  national_id: string | null;
  /** Null if no recorded person is known, or while no trusted source confirms that the person is the recorded one. */
  people_uuid: string | null;
  known_by: { name: StepKnownBy; national_id: StepKnownBy };
  /** True while the person's record is being written: a later call may return more. */
  recording: boolean;
}
