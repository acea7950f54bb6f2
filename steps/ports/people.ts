/**
 * The source of a fact about the person. `partner`: the partner's key stated it; `document`: read from a credential that a registry or an
 * operator confirmed; `capture`: read from a credential beside a living face, which no registry was asked about; `reading`: read from a
 * credential that nobody proved to be theirs; `efirma`: an e.firma proved it; `signer`: the person stated it; `code`: a one-time code to
 * the masked address `at` confirmed it.
 */
export type StepKnownBy = { by: 'partner' | 'document' | 'capture' | 'reading' | 'efirma' | 'signer' } | { by: 'code'; at: string };

/** The person who goes through the workflow. */
export interface StepPerson {
  /** Null if nobody has said it here. */
  name: string | null;
  national_id: string | null;
  /** Null if the person has no record, or if no trusted source has confirmed yet that this person is the one in the record. */
  people_uuid: string | null;
  known_by: { name: StepKnownBy; national_id: StepKnownBy };
  /** True while the person's record is yet to be written, by a job or after a human's decision: a later call may return more. */
  recording: boolean;
}
