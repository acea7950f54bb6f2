/** Outcomes of a comparison of two faces. `unsure` is for a human. */
export const faceOutcomes = ['match', 'unsure', 'mismatch'] as const;
export type FaceOutcome = (typeof faceOutcomes)[number];

/** Success of each outcome, as a biometric result says it; null where a human decides. */
export const SUCCESS_OF: Readonly<Record<FaceOutcome, boolean | null>> = { match: true, unsure: null, mismatch: false };
