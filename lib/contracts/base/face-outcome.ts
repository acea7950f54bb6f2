/** Outcomes of a comparison of two faces. `unsure`: a human decides. */
export const faceOutcomes = ['match', 'unsure', 'mismatch'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Success flag of each outcome in a biometric result; null if a human decides. */
export const SUCCESS_OF: Readonly<Record<FaceOutcome, boolean | null>> = { match: true, unsure: null, mismatch: false };
